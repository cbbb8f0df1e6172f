import { toOneLine } from '@tilava/domain/text';

/** The greatest name that is kept, in characters. */
const lengthLimit = 200;

/** The name of an upload as it is kept: no folders, nothing unseen, and not without end. */
export function uploadName(sent: string): string {
  const base = toOneLine(sent.toWellFormed()).split(/[/\\]/).at(-1) ?? '';
  const name = Array.from(base.trim()).slice(0, lengthLimit).join('').trim();
  return name === '' || /^\.+$/.test(name) ? 'picture.png' : name;
}
