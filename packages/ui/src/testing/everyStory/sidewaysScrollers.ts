/** What has to be scrolled sideways to be read: the page, or a box of its own in it. */
export function sidewaysScrollers(): readonly string[] {
  const root = document.documentElement;
  const page =
    root.scrollWidth > window.innerWidth ? [`the page, ${root.scrollWidth} px, by ${widestOf(root)}`] : [];
  const boxes = [...document.body.querySelectorAll('*')].filter(scrollsSideways).map(describeBox);
  return [...page, ...boxes];
}

/** One line, which arrow keys and Tab bring into view: nobody reads it in two directions. */
const rowsOfControls = 'nav > ul, [role="tablist"], [role="radiogroup"] > *';

function scrollsSideways(element: Element): boolean {
  if (holdsTable(element) || element.matches(rowsOfControls)) return false;
  if (element.scrollWidth <= element.clientWidth + 1) return false;
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
}

/** WCAG 2.2, success criterion 1.4.10, leaves out tables: within a place that keys can scroll and that has a name. */
function holdsTable(element: Element): boolean {
  return (
    element.matches('[role="region"][tabindex="0"][aria-label]') && element.querySelector('table') !== null
  );
}

function widestOf(root: Element): string {
  const byReach = [...root.querySelectorAll('body *')]
    .map((element) => ({ element, end: element.getBoundingClientRect().right }))
    .toSorted((one, other) => other.end - one.end);
  return byReach[0]?.element.outerHTML.slice(0, 160) ?? 'nothing';
}

function describeBox(element: Element): string {
  return `${element.scrollWidth} px in ${element.clientWidth} px: ${element.outerHTML.slice(0, 160)}`;
}
