/* What a power cut leaves: whatever was synced. Loaded before the C library (LD_PRELOAD), it keeps beside a folder what was synced of the files
   in it: each fsync and fdatasync copies its file, once it has succeeded, from FAULT_FOLDER to FAULT_SYNCED before it returns; that of the
   folder itself removes there what is gone here. A copy that a kill interrupts is a mixture of old and new, as a disk's would be. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static _Noreturn void stop(const char *what) {
    dprintf(STDERR_FILENO, "power.c: %s: %s\n", what, strerror(errno));
    abort();
}

/* A disk takes its time, in microseconds: that is when the power goes. */
enum { SLOW = 8000 };

/* The file's name in the folder; "" for the folder itself, 0 for what isn't in it. */
static const char *within(int fd, char path[PATH_MAX]) {
    char link[64];
    const char *folder = getenv("FAULT_FOLDER");
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (!folder || length < 0) return 0;
    path[length] = 0;
    size_t prefix = strlen(folder);
    if (strncmp(path, folder, prefix)) return 0;
    if (!path[prefix]) return "";
    return path[prefix] == '/' && !strchr(path + prefix + 1, '/') ? path + prefix + 1 : 0;
}

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

static void copy(int from, const char *name) {
    static char piece[1 << 16];
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", getenv("FAULT_SYNCED"), name);
    int to = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    if (to < 0) stop(path);
    off_t at = 0;
    /* By the file's own descriptor: closing another one would end the locks that SQLite has by it. */
    for (ssize_t count; (count = pread(from, piece, sizeof piece, at)) != 0; at += count)
        if (count < 0 || pwrite(to, piece, count, at) != count) stop(path);
    if (ftruncate(to, at)) stop(path);
    close(to);
}

static void forget_removed(void) {
    DIR *synced = opendir(getenv("FAULT_SYNCED"));
    if (!synced) stop("FAULT_SYNCED");
    char path[PATH_MAX];
    for (struct dirent *entry; (entry = readdir(synced));) {
        snprintf(path, sizeof path, "%s/%s", getenv("FAULT_FOLDER"), entry->d_name);
        if (entry->d_name[0] == '.' || !access(path, F_OK)) continue;
        unlinkat(dirfd(synced), entry->d_name, 0);
    }
    closedir(synced);
}

static int synced(const char *which, int fd) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, which);
    char path[PATH_MAX];
    const char *name = within(fd, path);
    if (name) usleep(SLOW);
    int status = real ? real(fd) : -1;
    if (!name || status) return status;
    pthread_mutex_lock(&turn);
    if (*name) copy(fd, name);
    else forget_removed();
    pthread_mutex_unlock(&turn);
    return status;
}

int fsync(int fd) { return synced("fsync", fd); }
int fdatasync(int fd) { return synced("fdatasync", fd); }
