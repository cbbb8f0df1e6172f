/**
 * The step that a part of an address names, such as the 4 of `/signup/tenant/4`, where there are `count`; null where
 * there is no such step, and the visitor is to be led away (specification, section 2).
 *
 * @example
 * readStepIndex('4', 5); // 4
 * readStepIndex('5', 5); // null
 */
export function readStepIndex(text: string, count: number): number | null {
  const index = Number(text);
  const isWritten = /^(0|[1-9]\d*)$/.test(text);
  return isWritten && index < count ? index : null;
}
