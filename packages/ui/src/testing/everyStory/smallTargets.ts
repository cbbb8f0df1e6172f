const CONTROLS = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  ...[
    'button',
    'link',
    'option',
    'menuitem',
    'menuitemradio',
    'tab',
    'switch',
    'checkbox',
    'radio',
    'slider',
  ].map((role) => `[role="${role}"]`),
].join(', ');

/** What can be pressed and is smaller than so many px, in width or in height. */
export function smallTargets(least: number): readonly string[] {
  const targets = [...document.body.querySelectorAll(CONTROLS)].filter(canBePressed).map(targetOf);
  return [...new Set(targets)].filter((target) => isSmall(target, least)).map(describe);
}

function canBePressed(control: Element): boolean {
  if (control.closest('[inert], [aria-hidden="true"]') !== null) return false;
  return control.checkVisibility({ visibilityProperty: true }) && !isInRunningText(control);
}

/** A label takes the press for the field in it, which often is there for the keyboard alone. */
function targetOf(control: Element): Element {
  if (control instanceof HTMLInputElement) return control.closest('label') ?? control;
  return stretchedOver(control) ?? control;
}

/** What a link's empty `::after` covers, so that the whole row or card leads where the link does. */
function stretchedOver(control: Element): Element | null {
  const { content, inset, position } = getComputedStyle(control, '::after');
  return content !== 'none' && position === 'absolute' && inset === '0px' ? positionedFrom(control) : null;
}

function positionedFrom(element: Element): Element | null {
  if (getComputedStyle(element).position !== 'static') return element;
  return element.parentElement === null ? null : positionedFrom(element.parentElement);
}

/** WCAG 2.2, success criterion 2.5.8, leaves out what the lines of a text hold. */
function isInRunningText(control: Element): boolean {
  if (getComputedStyle(control).display !== 'inline') return false;
  return control.parentElement?.textContent.trim() !== control.textContent.trim();
}

function isSmall(target: Element, least: number): boolean {
  const { width, height } = target.getBoundingClientRect();
  const isForEarsOnly = width <= 1 && height <= 1;
  return !isForEarsOnly && (width < least - 0.5 || height < least - 0.5);
}

function describe(target: Element): string {
  const { width, height } = target.getBoundingClientRect();
  return `${width.toFixed(1)} by ${height.toFixed(1)} px: ${target.outerHTML.slice(0, 160)}`;
}
