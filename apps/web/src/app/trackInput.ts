import { appState, pressedAttribute } from './hydrationState.ts';

type Control = HTMLInputElement | HTMLButtonElement;

/**
 * Tracks the controls of a prerendered page. If a translator or an extension has changed the page, React renders it
 * anew on hydration, and the elements that were typed into are gone.
 *
 * @returns replays to the app what was typed, ticked and pressed before hydration; to be called once it is done
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
    const present = controlsIn(root);
    for (const [name, control] of prerendered) {
      const next = present.get(name);
      if (next === undefined || next === control) continue;
      transferState(control, next, control === focused);
      if (control === held) finishPress(next);
    }
    replayInput(root);
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

function transferState(from: Control, to: Control, hasFocus: boolean): void {
  if (from.hasAttribute(pressedAttribute)) to.setAttribute(pressedAttribute, '');
  if (hasFocus) to.focus({ preventScroll: true });
  if (!(from instanceof HTMLInputElement) || !(to instanceof HTMLInputElement)) return;
  to.value = from.value;
  to.checked = from.checked;
  if (hasFocus && from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
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

function replayInput(root: Element): void {
  document.documentElement.dataset[appState] = 'running';
  for (const field of root.querySelectorAll('input')) {
    if (field.type === 'checkbox' || field.type === 'radio') replayTick(field);
    else replayText(field);
  }
  const pressed = root.querySelector<HTMLElement>(`[${pressedAttribute}]`);
  if (pressed === null) return;
  pressed.removeAttribute(pressedAttribute);
  // After React has handled the input events.
  setTimeout(() => pressed.click());
}

/** React detects a change by the value last set on the element itself, so that this is reset first. */
function replayText(field: HTMLInputElement): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  // Email fields have no selection; their caret is at the end then.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function replayTick(field: HTMLInputElement): void {
  // Another radio button of its group was chosen, and is replayed itself.
  if (field.type === 'radio' && !field.checked) return;
  if (field.checked === field.defaultChecked) return;
  field.checked = field.defaultChecked;
  field.click();
}
