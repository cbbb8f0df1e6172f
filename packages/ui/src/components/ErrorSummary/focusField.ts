const focusable = 'input, textarea, select, button, [tabindex]';

/**
 * Moves the focus to a field by its id, e.g. to the first one with an error. In a group it goes to the chosen
 * option, or else to the first control.
 *
 * @returns whether there is such a field
 * @example
 * focusField('email');
 */
export function focusField(id: string): boolean {
  const field = document.getElementById(id);
  const control = field?.matches(focusable) === true ? field : firstControl(field);
  control?.focus();
  return control !== null;
}

function firstControl(group: HTMLElement | null): HTMLElement | null {
  if (group === null) return null;
  return group.querySelector<HTMLElement>('input:checked') ?? group.querySelector<HTMLElement>(focusable);
}
