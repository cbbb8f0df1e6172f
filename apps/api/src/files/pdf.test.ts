import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packed, pdf } from '../../test/support/pdfs.ts';
import { isPdf, isUnsafePdf } from './pdf.ts';

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const streamOf = (content: string, dictionary = '') =>
  `8 0 obj << ${dictionary} /Length ${content.length} >> stream\r\n${content}\nendstream endobj`;

describe('a document', () => {
  it.each([
    ['one page', pdf(), true],
    ['something behind its end', Buffer.concat([pdf(), Buffer.alloc(900, ' ')]), true],
    ['nothing but a beginning', Buffer.from('%PDF-1.7\n'), false],
    ['its end far from the last byte', Buffer.concat([pdf(), Buffer.alloc(1_100, ' ')]), false],
    ['something before its beginning', Buffer.concat([Buffer.from('MZ'), pdf()]), false],
    ['a page of the web', Buffer.from('<html>%PDF- %%EOF</html>'), false],
    ['nothing', Buffer.of(), false],
  ])('is known by its content: %s', (_, content, expected) => {
    expect(isPdf(content)).toBe(expected);
  });

  it.each<[string, string]>([
    ['a script', `4 0 obj ${script} endobj`],
    ['a script spelt by numbers', '4 0 obj << /S /J#61v#61#53cript /#4AS (x) >> endobj'],
    ['a script without an action', '4 0 obj << /JS (x) >> endobj'],
    ['a script of packed objects', packed('<< /Title (Plan) >>', script)],
    ['a script packed under a name spelt by numbers', packed(script).replace('ObjStm', 'Obj#53tm')],
    ['a script that a comment hides', `%stream\n4 0 obj ${script} endobj\n${streamOf('q Q')}`],
    ['a script packed behind a comment', `%stream\n${packed(script)}`],
    ['a script packed behind a text', `1 0 obj (>>stream\n) endobj\n${packed(script)}`],
    ['a script between comments', `4 0 obj << %>>stream\n /JS (x) >> %endstream\nendobj`],
    ['a command', '4 0 obj << /Type /Action /S /Launch /F (calc.exe) >> endobj'],
    ['another file', streamOf('MZ', '/Type /EmbeddedFile')],
    ['a list of other files', '4 0 obj << /Names << /EmbeddedFiles 5 0 R >> >> endobj'],
    ['a form that may hold scripts', '4 0 obj << /XFA 5 0 R >> endobj'],
    ['a film that runs programs', '4 0 obj << /Subtype/RichMedia >> endobj'],
    ['packed objects without end', packed('x'.repeat(17 * 1024 * 1024))],
    ['very many packed objects', Array.from({ length: 17_000 }, () => packed('')).join('\n')],
  ])('is not safe with %s', async (_, object) => {
    expect(await isUnsafePdf(pdf(object))).toBe(true);
  });

  it.each<[string, string]>([
    ['pages', ''],
    ['packed objects', packed('<< /Title (Plan) >>')],
    ['a page of text that names a script', streamOf(deflateSync('(/JavaScript) Tj').toString('latin1'))],
    ['short names by chance in a picture', streamOf('\u00ff/JS /XFA ')],
    ['longer names', '4 0 obj << /JSON 1 /Launched 2 /JavaScripts 3 >> endobj'],
    ['what says stream in its text', '4 0 obj << /Title (Downstream) >> endobj'],
    ['a stream without end', '4 0 obj << >> stream\nabc'],
    ['packed objects that cannot be unpacked', streamOf('abc', '/Type /ObjStm')],
  ])('is safe with %s', async (_, object) => {
    expect(await isUnsafePdf(pdf(object))).toBe(false);
  });

  // Within the time that any test has.
  it('is read once, also where it repeats a beginning', async () => {
    expect(await isUnsafePdf(pdf('>>stream\n'.repeat(1_100_000)))).toBe(false);
    expect(await isUnsafePdf(pdf('/J#4'.repeat(2_400_000)))).toBe(false);
  });
});
