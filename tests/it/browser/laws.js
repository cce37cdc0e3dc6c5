// The laws of layout, measured on the page that is open. Answers what breaks them, one sentence for each.
// arguments: the width of the window that is meant.
const width = arguments[0], root = document.documentElement;
// The window has not got its width yet.
if (window.innerWidth !== width) return null;
const found = [];
const named = (element) => element.cloneNode(false).outerHTML.replace(/<\/[^>]*>$/, '').slice(0, 110)
    + ' «' + element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40) + '»';
const complain = (law, element, more = '') => found.push(law + ': ' + named(element) + (more && ' ' + more));
const box = (element) => element.getBoundingClientRect();
const style = (element) => getComputedStyle(element);
const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, .skip');
const all = (selector, inside = document.body) => [...inside.querySelectorAll(selector)].filter(shown);
const round = Math.round;
// The lines of text of an element that can be seen, each as high as its letters.
const lines = (element) => {
    const range = document.createRange(), found = [], words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        // What is folded up has a place, but nobody sees it.
        if (!shown(words.currentNode.parentElement)) continue;
        range.selectNodeContents(words.currentNode);
        found.push(...[...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1));
    }
    return found;
};

// The page is not wider than the window.
if (root.scrollWidth > width) {
    const out = all('*').filter((element) => box(element).right > width + 0.5 && !element.parentElement.closest('.scroll'));
    const outermost = out.filter((element) => !out.includes(element.parentElement));
    outermost.forEach((element) => complain(`wider than ${width} px`, element, `ends at ${round(box(element).right)} px`));
    if (!outermost.length) found.push(`the page is wider than ${width} px: ${root.scrollWidth} px`);
}

for (const table of all('table')) {
    const rows = [...table.tBodies].flatMap((body) => [...body.rows]).filter(shown);
    // Heads stand over their columns: where heads and the first row are cells one for one.
    const cells = (row) => row ? [...row.cells].filter(shown) : [];
    const unseen = table.tHead && style(table.tHead).clipPath !== 'none';
    const heads = unseen ? [] : cells(table.tHead?.rows[0]), first = cells(rows[0]);
    const one = (cell) => cell.colSpan === 1 && cell.rowSpan === 1;
    if (heads.length && heads.length === first.length && [...heads, ...first].every(one)) {
        const off = heads.findIndex((head, i) => ['left', 'right'].some((edge) => Math.abs(box(head)[edge] - box(first[i])[edge]) > 2));
        if (off >= 0) complain('a head does not stand over its column', heads[off], 'of ' + named(table));
    }
    if (table.tBodies.length && !rows.length) complain('a table without rows', table);
    const frame = table.parentElement.matches('.scroll') ? table.parentElement : null;
    if (!frame) continue;
    // Tables fill their box.
    if (box(table).width < frame.clientWidth - 2) complain('a table does not fill its box', table, `${round(box(table).width)} of ${frame.clientWidth} px`);
    // What can be seen whole is not put into a box that scrolls.
    if (width >= 1024 && rows.length < 40 && frame.scrollHeight > frame.clientHeight + 2 && style(frame).overflowY !== 'visible') {
        complain('a short table scrolls inside its box', table, `${rows.length} rows`);
    }
    // On a phone, no column is squeezed until its words stand one below the other; a sheet of paper is as wide as paper.
    for (const cell of width < 500 && !table.matches('.grid, .sheet') ? rows.flatMap((row) => [...row.cells]).filter(shown) : []) {
        const high = new Set(lines(cell).map((line) => round(line.bottom / 4))).size;
        if (high > 4 && box(cell).width < width * 0.4) { complain('a squeezed column', cell, `${high} lines`); break; }
    }
}

// Siblings of one row of a grid share an edge.
for (const grid of all('main *').filter((element) => /grid/.test(style(element).display))) {
    if (!/^(normal|stretch|start)$/.test(style(grid).alignItems)) continue;
    const cells = [...grid.children].filter((cell) => shown(cell) && style(cell).position !== 'absolute').map((cell) => ({ cell, at: box(cell) }));
    cells.slice(1).forEach(({ cell, at }, i) => {
        const before = cells[i].at;
        const beside = (at.left >= before.right - 1 || before.left >= at.right - 1) && at.top < before.bottom - 2 && before.top < at.bottom - 2;
        if (beside && Math.abs(at.top - before.top) > 2) complain('out of line with its neighbour in the grid', cell, `by ${round(at.top - before.top)} px`);
    });
}

// Nothing overlaps: siblings in the flow of the page, and words of a drawing.
for (const parent of all('body, main, main *').filter((element) => element.children.length > 1 && !element.closest('svg, tr, select, table > *'))) {
    if (style(parent).display === 'contents') continue;
    const flow = [...parent.children].filter((element) => shown(element) && /static|relative/.test(style(element).position)
        && !/inline$|contents/.test(style(element).display) && style(element).float === 'none' && element.getClientRects().length === 1);
    flow.slice(1).forEach((element, i) => {
        const [a, b] = [box(flow[i]), box(element)];
        const over = Math.min(a.right, b.right) - Math.max(a.left, b.left), under = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (over > 2 && under > 2) complain('overlaps what stands before it', element, `by ${round(over)} x ${round(under)} px`);
    });
}
for (const drawing of all('main svg')) {
    const words = [...drawing.querySelectorAll('text')].filter((word) => word.textContent.trim()).map((word) => ({ word, at: box(word) }));
    words.forEach(({ word, at }, i) => words.slice(i + 1).forEach(({ at: other }) => {
        const over = Math.min(at.right, other.right) - Math.max(at.left, other.left), under = Math.min(at.bottom, other.bottom) - Math.max(at.top, other.top);
        if (over > 1 && under > 2) complain('words of a drawing overlap', word);
    }));
}

// Nothing is cut: where no scrolling leads to it, and text fits its button.
for (const element of all('main *, header.site *, footer.site *')) {
    const { overflowX, overflowY } = style(element);
    const hides = (way) => way === 'hidden' || way === 'clip';
    if (element.closest('svg, select, textarea') || element.matches('input, img') || style(element).clipPath !== 'none') continue;
    if ((hides(overflowX) && element.scrollWidth > element.clientWidth + 1) || (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)) {
        complain('is cut', element);
    }
}
for (const button of all('button, .button, .badge, .tabs a, .pager a, nav.main a')) {
    const at = box(button);
    const out = lines(button).find((line) => line.left < at.left - 1 || line.right > at.right + 1 || line.top < at.top - 3 || line.bottom > at.bottom + 3);
    if (out) complain('text does not fit its button', button);
}

// Nothing is empty where content is expected.
const told = 'img, svg, input, select, textarea, button, progress, meta';
for (const element of all('main :is(h1, h2, h3, p, li, dd, dt, ul, ol, dl, section, article, figure, .card, .scroll, .flash, .note, button, .button)')) {
    if (!element.textContent.trim() && !element.querySelector(told) && !element.matches('[role=status], [role=alert], [data-live-says], .save-state')) {
        complain('is empty', element);
    }
}
return found;
