// What a printed sheet must keep to, measured on the page that is open as it would be printed. Answers what breaks it.
// arguments: the medium that is meant, the width of what is printed on paper in CSS pixels, the name of the federation.
const [medium, width, federation] = arguments;
// The window has not got its width or its medium yet.
if (window.innerWidth !== width || !matchMedia(medium).matches) return null;
const found = [];
const named = (element) => element.cloneNode(false).outerHTML.slice(0, 110) + ' «' + element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40) + '»';
const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.visually-hidden, .skip');
const box = (element) => element.getBoundingClientRect();
const all = [...document.body.querySelectorAll('*')].filter(shown).filter((element) => box(element).width > 0 && box(element).height > 0);
const out = all.filter((element) => !element.closest('svg *') && (box(element).right > width + 1 || box(element).left < -1));
for (const element of out.filter((element) => !out.includes(element.parentElement))) {
    found.push(`wider than the paper: ${named(element)} from ${Math.round(box(element).left)} to ${Math.round(box(element).right)} of ${width} px`);
}
for (const element of all.filter((element) => element.matches('button, input, select, textarea, form, nav, .button, .tabs, .pager'))) {
    found.push('a control on paper: ' + named(element));
}
if (!document.body.innerText.toLowerCase().includes(federation.toLowerCase())) found.push(`nothing says «${federation}»`);
return found;
