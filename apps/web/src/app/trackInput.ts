import { appState, pressedAttribute } from './hydrationState.ts';

type Control = HTMLInputElement | HTMLButtonElement;

/**
 * Tracks the controls of a prerendered page. React does not read what they hold; and if a translator or an extension has
 * changed the page, it renders other elements in their place.
 *
 * @returns tells the app what was typed, ticked and pressed before hydration; to be called once it is done
 */
export function trackInput(root: Element): () => void {
  const prerendered = controlsIn(root);
  let focused = document.activeElement;
  let held = root.querySelector('button:active');
  const followFocus = ({ target }: Event) => {
    if (target instanceof Element) focused = target;
  };
  const followPress = ({ type, target }: Event) => {
    held = type === 'pointerdown' && target instanceof Element ? target.closest('button') : null;
  };
  const tracking = new AbortController();
  root.addEventListener('focusin', followFocus, { signal: tracking.signal });
  for (const event of ['pointerdown', 'pointerup', 'keyup']) {
    root.addEventListener(event, followPress, { signal: tracking.signal });
  }
  return () => {
    tracking.abort();
    document.documentElement.dataset[appState] = 'running';
    const present = controlsIn(root);
    for (const [name, control] of prerendered) {
      const next = present.get(name);
      if (next === undefined) continue;
      if (next !== control && control === focused) next.focus({ preventScroll: true });
      if (next !== control && control === held) finishPress(next);
      if (control instanceof HTMLInputElement && next instanceof HTMLInputElement) replayInput(control, next);
      // After React has handled the input events.
      if (control.hasAttribute(pressedAttribute)) setTimeout(() => next.click());
      next.removeAttribute(pressedAttribute);
    }
  };
}

/** Keyed by what identifies them, independent of the element. */
function controlsIn(root: Element): ReadonlyMap<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of root.querySelectorAll<Control>('input,button')) {
    const kind = `${control.tagName} ${control.type} ${control.name}`;
    let count = 0;
    while (controls.has(`${kind} ${count}`)) count += 1;
    controls.set(`${kind} ${count}`, control);
  }
  return controls;
}

/** Browsers fire no click if the pressed button is gone by the time it is released. */
function finishPress(button: Control): void {
  const released = new AbortController();
  const end = ({ type, target }: Event) => {
    released.abort();
    if (type !== 'pointercancel' && target instanceof Node && button.contains(target)) button.click();
  };
  for (const event of ['pointerup', 'pointercancel', 'keyup']) {
    document.addEventListener(event, end, { signal: released.signal });
  }
}

/** React detects a change by the state last set on the element itself, so that this is reset first. */
function replayInput(
  { type, value, checked, selectionStart, selectionEnd }: HTMLInputElement,
  field: HTMLInputElement,
): void {
  if (type === 'checkbox' || type === 'radio') {
    // Another radio button of its group was chosen, and is replayed itself.
    if (checked === field.defaultChecked || (type === 'radio' && !checked)) return;
    field.checked = field.defaultChecked;
    field.click();
  } else if (value !== field.defaultValue) {
    field.value = field.defaultValue;
    Reflect.set(HTMLInputElement.prototype, 'value', value, field);
    // Email fields have no selection; their caret is at the end then.
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
