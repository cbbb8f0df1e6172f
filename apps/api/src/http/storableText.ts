import { badRequest } from './problems.ts';

/**
 * Refuses text that PostgreSQL cannot keep, although JSON can say it: the character 0, and halves of surrogate
 * pairs.
 *
 * @throws ProblemError 400 with a pointer to the text
 */
export function refuseUnstorableText(body: unknown): void {
  // A list instead of recursion: a body may be nested deeper than the call stack is.
  const rest: { readonly value: unknown; readonly pointer: string }[] = [{ value: body, pointer: '/body' }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { value, pointer } = next;
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
      throw badRequest('invalid_characters', 'The text holds characters that cannot be kept', pointer);
    }
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    for (const [name, part] of Object.entries(value))
      rest.push({ value: part, pointer: `${pointer}/${name}` });
  }
}
