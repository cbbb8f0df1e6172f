/**
 * What visitors begin with, as `npm start` serves it, on Lighthouse's phone; beside it, by turns, the same page without
 * any script.
 *
 * Others, measured in the same way on another day, beside a static landing of 1276 ms: Sharetribe's web template paints
 * its largest piece after 3732 ms (2.92 x), a landing of React after 1787 ms where it is hydrated at once (1.40 x), and
 * after 2000 to 2312 ms where it is drawn in the browser (1.57 to 1.81 x).
 */
import { publicPagePath } from '@tilava/domain/publicPage';
import { createMemoryTokenStore, createTilava } from '@tilava/sdk';
import { compressedSize } from '@tilava/scripts/sizes/compressedSize';
import type { Bench } from './bench.ts';
import { byTurns } from './byTurns.ts';
import { audit, type Audit } from './lighthouse.ts';
import { type Product, startProduct } from './startProduct.ts';
import { startStaticTwin } from './staticTwin.ts';
import { median, verdict } from './verdict.ts';

const pages: Readonly<Record<string, (product: Product) => Promise<string>>> = {
  landing: async () => '/',
  login: async () => '/login',
  premises: publishPage,
};

const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
// A full Chromium blocks even a page without scripts for 25 to 160 ms, so blocked time is compared with that page's.
const most = { ratio: 1.1, shift: 0.02, moreBlocking: 10, script: 6 * 1024 } as const;

/** Landing, login and the public page of an announcement, each beside its static twin. */
export const web: Bench<'rounds'> = {
  meaning: "what visitors load first on Lighthouse's phone, compared with the same page without scripts",
  options: { rounds: { default: 5, meaning: 'measurements of each, taken in turn' } },
  parts: Object.keys(pages),
  async run({ rounds }, parts) {
    const product = await startProduct();
    const twin = await startStaticTwin(product.address);
    try {
      for (const part of parts) {
        const path = (await pages[part]?.(product)) ?? '/';
        await compare(part, path, [product.address, twin.address], product.port, rounds);
      }
    } finally {
      twin.close();
      await product.close();
    }
  },
};

/** Publishes the page of an announcement with a picture; its path. */
async function publishPage({ address, browser }: Product): Promise<string> {
  const tokenStore = createMemoryTokenStore();
  const { announcements, bearers, files } = createTilava({ baseUrl: `${address}/api/v1`, tokenStore });
  const login = { email: 'landlord@tilava.example', password: 'makes-the-best-matches' };
  const { bearer, user } = await bearers.create(login);
  await tokenStore.set(bearer);
  const shown = (await announcements.listOfUser(user.id)).find(({ isActive }) => isActive);
  if (shown?.residence.id === undefined) throw new Error('The landlord has published nothing');
  // Whatever it shows: what counts is that it is one.
  const page = await browser.newPage();
  await page.goto(address);
  const file = new Blob([new Uint8Array(await page.screenshot())], { type: 'image/png' });
  await page.close();
  const { id } = await files.upload({ file, name: 'hall.png' });
  await announcements.updateResidence(shown.residence.id, { propertyPics: [id] });
  await announcements.update(shown.id, { publicPage: 'search' });
  return `${publicPagePath(shown.id)}?lang=en`;
}

async function compare(
  part: string,
  path: string,
  [product, twin]: readonly [string, string],
  port: number,
  rounds: number,
): Promise<void> {
  const [audits, bare] = await byTurns(
    rounds,
    () => audit(`${product}${path}`, port),
    () => audit(`${twin}${path}`, port),
  );
  const of = (read: (one: Audit) => number) => median(audits.map(read));
  const ofTwin = (read: (one: Audit) => number) => median(bare.map(read));

  for (const [category, bound] of Object.entries(least)) {
    const score = of(({ scores }) => scores[category] ?? 0);
    verdict(`${part}, ${category}`, `${score}, at least ${bound}`, score >= bound);
  }
  const [paint, soonest] = [of((one) => one.paint), ofTwin((one) => one.paint)];
  verdict(
    `${part}, largest paint`,
    `${(paint / soonest).toFixed(2)} x, ${paint.toFixed(0)} against ${soonest.toFixed(0)} ms, at most ${most.ratio} x`,
    paint / soonest <= most.ratio,
  );
  const shift = of((one) => one.shift);
  verdict(`${part}, layout shift`, `${shift.toFixed(3)}, below ${most.shift}`, shift < most.shift);
  const [blocking, twinBlocking] = [of((one) => one.blocking), ofTwin((one) => one.blocking)];
  verdict(
    `${part}, blocked`,
    `${blocking.toFixed(0)} against ${twinBlocking.toFixed(0)} ms, at most ${most.moreBlocking} ms more`,
    blocking - twinBlocking <= most.moreBlocking,
  );
  const script = of((one) => one.script) + (await scriptInside(`${product}${path}`));
  verdict(
    `${part}, script before anybody touches it`,
    `${script} bytes, at most ${most.script}`,
    script <= most.script,
  );
}

/** Bytes of the scripts that stand in a page itself, compressed. */
async function scriptInside(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const scripts = html.replace(/<template id="app">.*?<\/template>/s, '').match(/<script>.*?<\/script>/gs);
  return compressedSize((scripts ?? []).join(''));
}
