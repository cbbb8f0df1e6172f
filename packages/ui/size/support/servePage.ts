import type { Page } from 'playwright';
import { chunksWith, stylesWith, type Bundle } from '@tilava/scripts/sizes/bundle';

/** Where the page seems to be. */
const origin = 'http://page.test';

/** A page that is shown in a browser, and the files that it has downloaded so far. */
export interface ServedPage {
  readonly downloaded: ReadonlySet<string>;
  /** Lets the download of a file fail, until it is called with nothing. */
  readonly failFor: (name?: string) => void;
}

const types = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' } as const;

/** Opens what was built as a page, without a server: the browser is handed the files themselves. */
export async function servePage(page: Page, output: Bundle, entry: string): Promise<ServedPage> {
  const downloaded = new Set<string>();
  let failing: string | undefined;
  const files = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]),
  );
  await page.route(`${origin}/**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const content = name === '' ? htmlOf(output, entry) : files.get(name);
    if (content === undefined) return route.fulfill({ status: 404 });
    if (name === failing) return route.abort();
    downloaded.add(name);
    const extension = name.split('.').at(-1) ?? '';
    const contentType = extension in types ? types[extension as keyof typeof types] : 'text/html';
    return route.fulfill({ contentType, body: typeof content === 'string' ? content : Buffer.from(content) });
  });
  await page.goto(origin);
  return {
    downloaded,
    failFor: (name) => {
      failing = name;
    },
  };
}

function htmlOf(output: Bundle, entry: string): string {
  const start = chunksWith(entry, output).find(({ isEntry }) => isEntry);
  const links = stylesWith(entry, output).map(
    (name) => `<link rel="stylesheet" crossorigin href="/${name}">`,
  );
  return `<!doctype html>
    <html lang="en">
      <title>Page</title>
      ${links.join('')}
      <div id="root"></div>
      <script type="module" src="/${start?.fileName}"></script>
    </html>`;
}
