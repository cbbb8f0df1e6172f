import { describe, expect, it } from 'vitest';
import { refuseUnstorableText } from './validation.ts';

describe('text that cannot be kept', () => {
  it.each([
    ['the character 0', { a: [{ b: 'x\0' }] }],
    ['the first half of a pair', { a: [{ b: '\uD83D' }] }],
    ['the second half of a pair', { a: [{ b: '\uDE00x' }] }],
  ])('is refused: %s', (_, body) => {
    expect(() => refuseUnstorableText(body)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('says where it stands', () => {
    expect(() => refuseUnstorableText({ a: ['', 'x\0'] })).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ pointer: '/body/a/1' })] }),
    );
  });

  it('is none of what people write, however deep it stands', () => {
    let body: unknown = 'ystävä 😀\n';
    for (let depth = 0; depth < 30_000; depth += 1) body = [body];
    expect(() => refuseUnstorableText(body)).not.toThrow();
    expect(() =>
      refuseUnstorableText({ file: { name: 'a.png', content: new Uint8Array([0]) } }),
    ).not.toThrow();
    expect(() => refuseUnstorableText(null)).not.toThrow();
  });
});
