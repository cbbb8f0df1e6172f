/** Groups that do not say what they hold: a screen reader announces each on the way in and out. */
export function unnamedGroups(): readonly string[] {
  return [...document.body.querySelectorAll('[role="group"], fieldset:not([role])')]
    .filter((group) => group.checkVisibility({ visibilityProperty: true }) && nameOf(group) === '')
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

function nameOf(group: Element): string {
  const ids = group.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const legend = group.querySelector(':scope > legend')?.textContent ?? '';
  return [group.getAttribute('aria-label') ?? '', labels, legend].join(' ').trim();
}
