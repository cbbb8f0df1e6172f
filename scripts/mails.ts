/** `pnpm mails`: shows every mail of the product in a browser, in each language, as HTML and as text. */
import { createServer } from 'node:http';
import { sampleMails } from '@tilava/api/sample-mails';
import { locales, type Locale } from '@tilava/domain/format';
import { mailsPage, premisesPicture } from './mails/page.ts';
import { parseOptions } from './parseOptions.ts';
import { answerRefusal, Refusal } from './refusal.ts';

await answerRefusal(async () => {
  const { values } = parseOptions({ options: { port: { type: 'string', default: '6007' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Refusal(`${values.port} isn’t a port: use a number from 0 to 65535`);
  const address = `http://127.0.0.1:${port}`;

  const server = createServer(({ url = '/' }, response) => {
    const [type, body] = answerTo(new URL(url, address).pathname, address);
    response
      .writeHead(body === null ? 404 : 200, { 'content-type': type })
      .end(body ?? 'There’s no such email.');
  });
  server.once('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  server.listen(port, '127.0.0.1', () => console.log(`Emails at ${address} (stop with Ctrl+C)`));
});

/** The type and text of what stands at a path, such as `/fi/alertTenant.txt`; null for what there is not. */
function answerTo(path: string, address: string): readonly [type: string, body: string | null] {
  if (path === '/') return ['text/html; charset=utf-8', mailsPage(Object.keys(sampleMails('en', address)))];
  if (path.startsWith('/api/v1/files/')) return ['image/svg+xml', premisesPicture];
  const [, language, name, form] = /^\/(\w+)\/(\w+)\.(html|txt)$/u.exec(path) ?? [];
  const mail = isLocale(language) ? sampleMails(language, address)[name ?? ''] : undefined;
  const plain = 'text/plain; charset=utf-8';
  if (mail === undefined) return [plain, null];
  return form === 'html' ? ['text/html; charset=utf-8', mail.html] : [plain, mail.text];
}

const isLocale = (word: string | undefined): word is Locale => locales.some((locale) => locale === word);
