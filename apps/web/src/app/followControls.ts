import { appState, pressedMark } from './takeOver.ts';

type Control = HTMLInputElement | HTMLButtonElement;

/**
 * Remembers the controls of a page that the build has drawn. React draws the page anew where a translator or an
 * extension has changed it, and what was typed stands in elements that are gone then.
 *
 * @returns tells the app what was done in the page before it was there: what was typed and ticked, and which button
 * was pressed. To be called once the page is the app's.
 */
export function followControls(root: Element): () => void {
  const drawn = controlsIn(root);
  let focused = document.activeElement;
  let held = root.querySelector('button:active');
  const followFocus = ({ target }: Event) => {
    if (target instanceof Element) focused = target;
  };
  const followPress = ({ type, target }: Event) => {
    held = type === 'pointerdown' && target instanceof Element ? target.closest('button') : null;
  };
  root.addEventListener('focusin', followFocus);
  for (const event of ['pointerdown', 'pointerup', 'keyup']) root.addEventListener(event, followPress);
  return () => {
    root.removeEventListener('focusin', followFocus);
    for (const event of ['pointerdown', 'pointerup', 'keyup']) root.removeEventListener(event, followPress);
    const present = controlsIn(root);
    for (const [name, control] of drawn) {
      const next = present.get(name);
      if (next === undefined || next === control) continue;
      handOver(control, next, control === focused);
      if (control === held) endPress(next);
    }
    catchUp(root);
  };
}

/** By what tells them apart, whichever element they are. */
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

function handOver(from: Control, to: Control, hasFocus: boolean): void {
  if (from.hasAttribute(pressedMark)) to.setAttribute(pressedMark, '');
  if (hasFocus) to.focus({ preventScroll: true });
  if (!(from instanceof HTMLInputElement) || !(to instanceof HTMLInputElement)) return;
  to.value = from.value;
  to.checked = from.checked;
  if (hasFocus && from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Browsers click nothing where the pressed button is gone by the time that it is let go. */
function endPress(button: Control): void {
  const letGo = new AbortController();
  const end = ({ type, target }: Event) => {
    letGo.abort();
    if (type !== 'pointercancel' && target instanceof Node && button.contains(target)) button.click();
  };
  for (const event of ['pointerup', 'pointercancel', 'keyup']) {
    document.addEventListener(event, end, { signal: letGo.signal });
  }
}

function catchUp(root: Element): void {
  document.documentElement.dataset[appState] = 'running';
  for (const field of root.querySelectorAll('input')) {
    if (field.type === 'checkbox' || field.type === 'radio') tellTick(field);
    else tellText(field);
  }
  const pressed = root.querySelector<HTMLElement>(`[${pressedMark}]`);
  if (pressed === null) return;
  pressed.removeAttribute(pressedMark);
  // After the app has taken in what was typed.
  setTimeout(() => pressed.click());
}

/** React notices a change by what was last set at the field itself, so that this is set back first. */
function tellText(field: HTMLInputElement): void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  // Fields for emails know no selection; the caret is at their end then.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function tellTick(field: HTMLInputElement): void {
  // Another one of its group was chosen instead, and tells so itself.
  if (field.type === 'radio' && !field.checked) return;
  if (field.checked === field.defaultChecked) return;
  field.checked = field.defaultChecked;
  field.click();
}
