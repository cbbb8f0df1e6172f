import { expect, it } from 'vitest';
import { uploadName } from './service.ts';

it.each([
  ['lobby.png', 'lobby.png'],
  ['../../etc/passwd.png', 'passwd.png'],
  ['C:\\pictures\\hall_360.png', 'hall_360.png'],
  ['a\u0000b\r\nc.png', 'ab c.png'],
  ['gnp.\u202eevil.png', 'gnp.evil.png'],
  ['ulko-ovi ääni 🏢.png', 'ulko-ovi ääni 🏢.png'],
  ['\ud800.png', '\ufffd.png'],
  ['folder/', 'picture.png'],
  ['..', 'picture.png'],
  ['', 'picture.png'],
  ['x'.repeat(199), 'x'.repeat(199)],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), 'x'.repeat(200)],
  ['🏢'.repeat(201), '🏢'.repeat(200)],
])('%j is kept as %j', (sent, kept) => {
  expect(uploadName(sent)).toBe(kept);
});
