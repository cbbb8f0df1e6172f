/**
 * A tenant's list of matches on Lighthouse's phone, with a session and files that an earlier visit has left; beside it,
 * by turns, a plain React list of the same rows.
 *
 * Others, measured in the same way on another day, beside a plain list: Sharetribe's search 5.5 x, the list of
 * react-admin 2.5 x, that of bulletproof-react 1.8 x.
 */
import { createMemoryTokenStore, createTilava, type Tilava } from '@tilava/sdk';
import type { Page } from 'playwright';
import { withoutEvents } from '@tilava/scripts/chromium';
import type { Bench } from './bench.ts';
import { byTurns } from './byTurns.ts';
import { audit, type Audit } from './lighthouse.ts';
import { servePage } from './servePage.ts';
import { startProduct, type Product } from './startProduct.ts';
import { median, verdict } from './verdict.ts';

const least = { performance: 97, accessibility: 100 } as const;
const most = { ratio: 1.5, rows: 1.2, favorite: 100 } as const;
const slowdown = 4;
const password = 'makes-the-best-matches';

/** Far from the premises of the demo data, and from each other. */
const places = {
  few: {
    address: 'Kauppakatu 20, 70100 Kuopio',
    location: { latitude: 62.892, longitude: 27.678 },
    count: 10,
  },
  many: {
    address: 'Kirkkokatu 10, 90100 Oulu',
    location: { latitude: 65.0124, longitude: 25.4682 },
    count: 1_000,
  },
} as const;

type Place = (typeof places)[keyof typeof places];

/** How often. */
type Numbers = Readonly<Record<'rounds' | 'clicks', number>>;

interface Member {
  readonly tilava: Tilava;
  readonly token: string;
  readonly userId: string;
}

const parts: Readonly<Record<string, (product: Product, tenant: Member, numbers: Numbers) => Promise<void>>> =
  {
    phone,
    rows,
    favorite,
  };

/** The list, the list with many rows, and the answer to a press. */
export const matches: Bench<keyof Numbers> = {
  meaning:
    "a tenant's matches on Lighthouse's phone compared with a plain list, many rows with few, clicking a favourite",
  options: {
    rounds: { default: 5, meaning: 'measurements of each, taken in turn' },
    clicks: { default: 20, meaning: 'number of clicks on a favourite' },
  },
  parts: Object.keys(parts),
  async run(numbers, chosen) {
    const product = await startProduct();
    try {
      const tenant = await logIn(product, 'tenant@tilava.example');
      await keepSession(product, tenant);
      for (const part of chosen) await parts[part]?.(product, tenant, numbers);
    } finally {
      await product.close();
    }
  },
};

async function phone(product: Product, tenant: Member, { rounds }: Numbers): Promise<void> {
  const plain = await servePage('list', product.address);
  try {
    const need = await needOf(tenant);
    await store(product, plain.address, 'plain.session', { token: tenant.token, need: need.id });
    const ours = `${product.address}/user/matches`;
    const [audits, bare] = await auditBoth(rounds, product, [ours, plain.address]);
    for (const [category, bound] of Object.entries(least)) {
      const score = of(audits, ({ scores }) => scores[category] ?? 0);
      verdict(`matches, ${category}`, `${score}, at least ${bound}`, score >= bound);
    }
    const [paint, soonest] = [of(audits, (one) => one.paint), of(bare, (one) => one.paint)];
    verdict(
      'matches, largest paint',
      `${(paint / soonest).toFixed(2)} x, ${paint.toFixed(0)} against ${soonest.toFixed(0)} ms, at most ${most.ratio} x`,
      paint / soonest <= most.ratio,
    );
    const blocked = [audits, bare].map((some) => of(some, (one) => one.blocking).toFixed(0));
    console.log(`  blocked ${blocked.join(' against ')} ms`);
  } finally {
    plain.close();
  }
}

async function rows(product: Product, tenant: Member, { rounds }: Numbers): Promise<void> {
  const landlord = await logIn(product, 'landlord@tilava.example');
  const need = await needOf(tenant);
  for (const place of Object.values(places)) await publish(landlord.tilava, place);
  const interactiveAt = async ({ address, location, count }: Place) => {
    await tenant.tilava.properties.update(need.id, { address, x: location.latitude, y: location.longitude });
    const { total } = await tenant.tilava.matchmaking.findMatches({ property: need.id }, { favorite: false });
    if (total !== count) throw new Error(`There are ${total} matches instead of ${count}`);
    return (await audit(`${product.address}/user/matches`, product.port, 'member')).interactive;
  };
  const [withFew, withMany] = await byTurns(
    rounds,
    () => interactiveAt(places.few),
    () => interactiveAt(places.many),
  );
  const [few, many] = [median(withFew), median(withMany)];
  verdict(
    'matches, interactive with 1,000 rows',
    `${(many / few).toFixed(2)} x, ${many.toFixed(0)} against ${few.toFixed(0)} ms with 10, at most ${most.rows} x`,
    many / few <= most.rows,
  );
}

async function favorite(product: Product, _tenant: Member, { clicks }: Numbers): Promise<void> {
  const page = await product.browser.newPage();
  try {
    await withoutEvents(page);
    await page.goto(`${product.address}/user/matches`);
    const star = page.getByRole('button', { name: /^Favorite: / }).first();
    await star.waitFor();
    await page.waitForLoadState('networkidle');
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const took: number[] = [];
    for (let click = 0; click < clicks; click += 1) {
      const paint = await nextInteraction(page);
      await star.click();
      took.push(await paint());
      await page.waitForLoadState('networkidle');
    }
    const figure = median(took);
    verdict(
      `matches, a favourite's click to the next paint at ${slowdown} x`,
      `${figure} ms, below ${most.favorite} ms`,
      figure < most.favorite,
    );
  } finally {
    await page.close();
  }
}

/** Waits, once it is called, for the browser's own figure of the next press: from the input to the paint after it. */
async function nextInteraction(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Reflect.set(window, 'interactions', seen);
    const presses = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list, observer) => {
      for (const entry of list.getEntries()) if (entry.name === 'click') seen.push(entry.duration);
      // Else each press would be heard by those of all presses before.
      if (seen.length > 0) observer.disconnect();
    }).observe(presses);
  });
  return async () => {
    const figure = await page.waitForFunction(() => {
      const seen: unknown = Reflect.get(window, 'interactions');
      return Array.isArray(seen) && seen.length > 0 ? Number(seen[0]) : null;
    });
    return (await figure.jsonValue()) ?? Number.NaN;
  };
}

async function auditBoth(rounds: number, { port }: Product, [one, other]: readonly [string, string]) {
  // The first visit fills the cache, as a login does.
  for (const url of [one, other]) await audit(url, port, 'member');
  return byTurns(
    rounds,
    () => audit(one, port, 'member'),
    () => audit(other, port, 'member'),
  );
}

const of = (audits: readonly Audit[], read: (one: Audit) => number) => median(audits.map(read));

async function logIn({ address }: Product, email: string): Promise<Member> {
  const tokenStore = createMemoryTokenStore();
  const tilava = createTilava({ baseUrl: `${address}/api/v1`, tokenStore });
  const { bearer, user } = await tilava.bearers.create({ email, password });
  await tokenStore.set(bearer);
  return { tilava, token: bearer, userId: user.id };
}

async function needOf({ tilava, userId }: Member) {
  const need = (await tilava.properties.listOfUser(userId)).find(({ kind }) => kind === 'need');
  if (need?.kind !== 'need') throw new Error('The tenant seeks nothing');
  return need;
}

const keepSession = (product: Product, { token, userId }: Member): Promise<void> =>
  store(product, product.address, 'tilava.session', {
    token,
    userId,
    role: { isLandlord: false, isAdmin: false },
    mustChangePassword: false,
  });

async function store({ browser }: Product, address: string, key: string, value: object): Promise<void> {
  const page = await browser.newPage();
  await page.goto(`${address}/icon.svg`);
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    key,
    JSON.stringify(value),
  ] as const);
  await page.close();
}

async function publish(tilava: Tilava, { address, location, count }: Place): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const { id } = await tilava.announcements.createResidence({ houseType: 'office', file: [] });
    await tilava.announcements.create(id, {
      isLandlord: true,
      address,
      x: location.latitude,
      y: location.longitude,
      residenceType: 'office',
      roomCount: [2],
      floor: 'middle',
      sizeMin: 60,
      sizeMax: 60,
      rentMin: 1_000 + number,
      rentMax: 1_000 + number,
    });
  }
}
