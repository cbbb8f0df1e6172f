import { appState, pressedMark } from './takeOver.ts';

/**
 * Tells the app what was done in the page before it was there: what was typed and ticked, and which button was
 * pressed. To be called once the page is the app's.
 */
export function catchUp(root: Element): void {
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
