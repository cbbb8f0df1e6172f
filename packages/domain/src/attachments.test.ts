import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachmentTypes, formatFileSize, toAttachmentName } from './attachments.ts';
import { oneLinePattern } from './text.ts';

describe('toAttachmentName', () => {
  it.each([
    ['floor plan.pdf', 'floor plan.pdf'],
    ['PLAN.PDF', 'PLAN.pdf'],
    ['plan.png', 'plan.pdf'],
    ['plan', 'plan.pdf'],
    ['invoice.pdf.exe', 'invoice.pdf.exe.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\plans\\hall.pdf', 'hall.pdf'],
    ['a\u0000b\r\nc.pdf', 'ab c.pdf'],
    ['fdp.\u202egpj', 'fdp.gpj.pdf'],
    ['\ud800.pdf', '\ufffd.pdf'],
    ['ulko-ovi ääni 🏢.pdf', 'ulko-ovi ääni 🏢.pdf'],
    ['folder/', 'attachment.pdf'],
    ['..', 'attachment.pdf'],
    ['.pdf', 'attachment.pdf'],
    ['', 'attachment.pdf'],
    ['🏢'.repeat(300), `${'🏢'.repeat(251)}.pdf`],
  ])('keeps %j as %j', (sent, kept) => {
    expect(toAttachmentName(sent, 'application/pdf')).toBe(kept);
  });

  it('is one line of at most 255 characters with the ending of its type', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 400 }),
        fc.constantFrom(...attachmentTypes),
        (sent, type) => {
          const name = toAttachmentName(sent, type);
          expect(name).toMatch(new RegExp(oneLinePattern));
          expect(name).not.toMatch(/[/\\]/);
          expect(Array.from(name).length).toBeLessThanOrEqual(255);
          expect(name.endsWith(type === 'image/png' ? '.png' : '.pdf')).toBe(true);
          expect(toAttachmentName(name, type)).toBe(name);
        },
      ),
    );
  });
});

describe('formatFileSize', () => {
  it.each([
    [1, 'en', '1 kB'],
    [48_213, 'en', '48 kB'],
    [1024 * 1024 - 1, 'fi', '1 024 kt'],
    [1024 * 1024, 'sv', '1 MB'],
    [2.44 * 1024 * 1024, 'fi', '2,4 Mt'],
  ] as const)('says %d bytes in %s as %s', (bytes, locale, text) => {
    expect(formatFileSize(bytes, locale).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
