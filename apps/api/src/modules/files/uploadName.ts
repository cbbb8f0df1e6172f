/** Characters that break lines, or turn the direction in which a name is read. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** The greatest name that is kept, in characters. */
const lengthLimit = 200;

/** The name of an upload as it is kept: no folders, nothing unseen, and not without end. */
export function uploadName(sent: string): string {
  const base = sent.toWellFormed().replaceAll(unseen, '').split(/[/\\]/).at(-1) ?? '';
  const name = Array.from(base.trim()).slice(0, lengthLimit).join('').trim();
  return name === '' || /^\.+$/.test(name) ? 'picture.png' : name;
}
