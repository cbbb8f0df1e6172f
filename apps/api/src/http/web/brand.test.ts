import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noPublicPages, writeWebFolder } from '../../../test/support/webFolder.ts';
import { readConfig } from '../../config.ts';
import { serveWebApp } from './webApp.ts';

const page = `<!doctype html>
<html lang="fi">
  <head>
    <meta name="description" content="Tilava yhdistää.">
    <title>Kirjaudu sisään · Tilava</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <script>name = 'Tilava'</script>
  </head>
  <body><p>Lue se. Tilavaan voi tulla käyttökatkoja.</p></body>
</html>`;

const logoSvg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><path d="M0 0h30v20"/></svg>';

let build: ReturnType<typeof writeWebFolder>;
let web: FastifyInstance;

async function serve(variables: Readonly<Record<string, string>>): Promise<void> {
  const logIn = () => Promise.reject(new Error('Nobody logs in here'));
  const { brand, mapPmtiles } = readConfig(variables);
  const own = { brand, mapPmtiles, dataFolder: build.folder, publicUrl: 'http://127.0.0.1' };
  await serveWebApp(web, build.folder, {}, { logIn, publicPages: noPublicPages }, own);
}

beforeEach(() => {
  build = writeWebFolder({
    'index.html': page,
    'documents/fi/app.html': page,
    'documents/en/app.html': page,
  });
  web = fastify();
});

afterEach(async () => {
  await web.close();
  build.remove();
});

describe('the pages of a server', () => {
  it('are as they were built without a brand', async () => {
    await serve({});
    expect((await web.inject({ url: '/login' })).body).toBe(page);
  });

  it('have the name of its brand, which their scripts take from the root', async () => {
    await serve({ TILAVA_BRAND_NAME: 'Satama & Co' });
    const { body } = await web.inject({ url: '/login' });
    expect(body).toContain('<html lang="fi" data-brand="Satama &amp; Co">');
    expect(body).toContain('<title>Kirjaudu sisään · Satama &amp; Co</title>');
    expect(body).toContain('content="Satama &amp; Co yhdistää."');
    expect(body).toContain('Lue se. Palveluun voi tulla käyttökatkoja.');
    expect(body).toContain("<script>name = 'Tilava'</script>");
    expect(body).not.toContain('/brand/');
  });

  it('link its styles and its logo, which are served for good', async () => {
    const logo = join(build.folder, 'logo.svg');
    writeFileSync(logo, logoSvg);
    await serve({ TILAVA_BRAND_LOGO: logo, TILAVA_BRAND_ACCENT: '#1D4ED8', TILAVA_BRAND_RADIUS: '0' });
    const { body } = await web.inject({ url: '/login' });
    const [, styles = ''] =
      /<link rel="stylesheet" href="(\/brand\/[\da-f]{16}\.css)"><\/head>/.exec(body) ?? [];
    const [, icon = ''] = /<link rel="icon" href="(\/brand\/[\da-f]{16}\.svg)"/.exec(body) ?? [];

    const css = await web.inject({ url: styles });
    expect(css.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(css.body).toContain(`--tilava-logo-image:url("${icon}")`);
    expect(css.body).toContain('--tilava-logo-ratio:1.5');
    expect(css.body).toContain('--tilava-radius-small:0px');
    expect(css.body).toContain('--tilava-color-action-primary-background:oklch(0.4882 0.2172 264.4)');

    const picture = await web.inject({ url: icon });
    expect(picture.body).toBe(logoSvg);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    });
  });
});

describe('a logo', () => {
  it.each([
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"></svg>',
      'must be an SVG picture with a viewBox',
    ],
    ['<svg viewBox="0 0 70 10"></svg>', 'must be at most 6 times as wide as high'],
    [`<svg viewBox="0 0 1 1"><!--${'-'.repeat(65_536)}--></svg>`, 'must be at most 64 KB'],
  ])('is refused in one line: %.60s', (svg, reason) => {
    const file = join(build.folder, 'logo.svg');
    writeFileSync(file, svg);
    expect(() => readConfig({ TILAVA_BRAND_LOGO: file })).toThrow(`TILAVA_BRAND_LOGO: ${reason}`);
  });
});
