import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Whether each page that is printed has any text, in their order. */
export async function printedPages(page: Page): Promise<readonly boolean[]> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const contents = [...pdf.matchAll(/\/Type \/Page\b.*?\/Contents (\d+) 0 R/gsu)].map(([, id]) => id);
  return contents.map((id) => {
    // Its last byte may look like half of the end of a line.
    const [, stream = ''] =
      new RegExp(`\\n${id} 0 obj.*?stream\\r?\\n(.*?)\\nendstream`, 'su').exec(pdf) ?? [];
    return /\bTj\b|\bTJ\b/u.test(inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'));
  });
}
