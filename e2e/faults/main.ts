/**
 * A tenant with two tabs and a landlord use the product for some minutes, while everything fails that can: the server is
 * killed, the database and the mail server are gone, the disk is full, the network is slow, cut or away. In the end
 * nothing that was acknowledged may be lost: `pnpm faults --minutes 10 --seed 1`.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { serverFaults, startFaultyServer } from '@tilava/api/faulty-server';
import { freePort } from '@tilava/api/server-process';
import { chromiumOptions } from '@tilava/scripts/chromium';
import { parseOptions } from '@tilava/scripts/parseOptions';
import { clientOf, logIn } from '../support/demo.ts';
import { openRelay } from '../support/relay.ts';
import { openJournal } from './acknowledged.ts';
import { chanceOf } from './chance.ts';
import { isLongEnough, leftOut } from './leftOut.ts';
import { mailedTwice } from './mailedTwice.ts';
import { networkFaults } from './networkFaults.ts';
import { landlordActions, tenantActions, visitorActions, type Action, type Chance } from './people.ts';
import { publishingActions } from './publishing.ts';
import { faultsOf } from './verdict.ts';

const { values } = parseOptions({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
console.log(`Faults for ${values.minutes} minutes with --seed ${String(seed)}`);

const port = await freePort();
const address = `http://127.0.0.1:${String(port)}`;
const server = await startFaultyServer(address);
const relay = await openRelay(port, server.port);
const browser = await chromium.launch(chromiumOptions());
const journal = openJournal();
const minutes = Number(values.minutes);
const end = Date.now() + minutes * 60_000;
const counts = new Map<string, number>();
const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

/** Somebody at a device of their own; a visitor without an email. */
async function arrive(email?: string) {
  const context = await browser.newContext({ baseURL: address });
  context.setDefaultTimeout(8_000);
  journal.watch(context);
  const page = await context.newPage();
  if (email !== undefined) await logIn(page, email);
  return { context, page };
}

/** Does one thing after the other; what a fault is in the way of is left. */
async function act(page: Page, actions: readonly Action[], chance: Chance): Promise<void> {
  while (Date.now() < end) {
    const [name, perform] = actions[chance.below(actions.length)] ?? actions[0] ?? [];
    if (name === undefined || perform === undefined) return;
    try {
      await perform(page, chance);
      count(`done: ${name}`);
    } catch {
      count(`failed: ${name}`);
      // As somebody who tries again.
      await pause(1_000);
    }
    await pause(chance.below(400));
  }
}

/** Makes one fault after the other, and mends each. */
async function fail(
  chance: Chance,
  makings: readonly (readonly [string, () => Promise<() => Promise<void>>])[],
) {
  while (Date.now() < end) {
    await pause(2_000 + chance.below(12_000));
    const [name, make] = makings[chance.below(makings.length)] ?? [];
    if (name === undefined || make === undefined) return;
    const restore = await make();
    count(`fault: ${name}`);
    await pause(200 + chance.below(4_000));
    await restore();
  }
}

const tenantClient = await clientOf(address, 'tenant@tilava.example');
const landlordClient = await clientOf(address, 'landlord@tilava.example');
const need = (await tenantClient.tilava.properties.listOfUser(tenantClient.userId))[0];
const announcement = (await landlordClient.tilava.announcements.listOfUser(landlordClient.userId))[0];
if (need?.kind !== 'need' || announcement === undefined) throw new Error('The demo data lack something');
const tenant = await arrive('tenant@tilava.example');
const landlord = await arrive('landlord@tilava.example');
const visitor = await arrive();
const tab = await tenant.context.newPage();
await tab.goto('/user/matches');

await tenantClient.tilava.alerts.update(need.id, { frequency: 'immediate' });
const published: string[] = [];
const tenants = tenantActions(need.id);
const landlords = [
  ...landlordActions(announcement.id, announcement.properties.id),
  ...publishingActions(landlordClient.tilava, need, published),
];
const visitors = visitorActions(relay.moveOn);
const networks = networkFaults(relay, [tenant.context, landlord.context, visitor.context]);
await Promise.all([
  act(tenant.page, tenants, chanceOf(seed + 1)),
  act(tab, tenants, chanceOf(seed + 2)),
  act(landlord.page, landlords, chanceOf(seed + 3)),
  act(visitor.page, visitors, chanceOf(seed + 6)),
  fail(
    chanceOf(seed + 4),
    server.faults.map((fault) => [fault, () => server.fail(fault)] as const),
  ),
  fail(chanceOf(seed + 5), networks),
]);

// What is under way, or waits for the network, has its end, for which a busy machine needs longer than people wait.
for (const { context } of [tenant, landlord]) context.setDefaultTimeout(60_000);
await Promise.all([tenant.page, tab, landlord.page].map((page) => page.goto('/user/information')));
await Promise.all([tenant.page, tab, landlord.page].map((page) => page.waitForLoadState('networkidle')));
const found = await faultsOf(address, journal);
const kept = await landlordClient.tilava.announcements.listOfUser(landlordClient.userId);
const unpublished = published.filter((id) => !kept.some((one) => one.id === id));
await browser.close();
await relay.close();
const remains = await server.end();
const lost = journal.pictures.filter((key) => !remains.pictures.has(key));
for (const [name, times] of [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
  console.log(`${name.padEnd(24)} ${String(times)}`);
}
const acknowledged = journal.acknowledged() + published.length;
console.log(`${String(acknowledged)} writes acknowledged, ${String(remains.mails.length)} mails`);
const sent = new Set([
  ...remains.waiting,
  ...remains.mails.flatMap(({ to = [] }) => to.map((one) => one.address)),
]);
const missing = leftOut(counts, {
  actions: [...tenants, ...landlords, ...visitors].map(([name]) => name),
  faults: [...server.faults, ...networks.map(([name]) => name)],
});
for (const name of missing) console.log(`left out: ${name}`);
for (const fault of serverFaults) {
  if (!server.faults.includes(fault)) console.log(`left out: ${fault}, which cannot be made here`);
}
const unsent = journal.promised.filter((recipient) => !sent.has(recipient));
const wrong = [
  ...journal.wrong.map((one) => `no problem document: ${one}`),
  ...found,
  ...lost.map((key) => `lost picture: ${key}`),
  ...unpublished.map((id) => `lost announcement: ${id}`),
  ...unsent.map((recipient) => `no mail to ${recipient}`),
  ...remains.missing.map((key) => `picture without a file: ${key}`),
  ...remains.orphans.map((name) => `file without a picture: ${name}`),
  ...mailedTwice(remains.mails),
  ...(isLongEnough(minutes) ? missing.map((name) => `never: ${name}`) : []),
];
for (const one of wrong) console.error(one);
console.log(`${String(wrong.length)} wrong`);
process.exitCode = wrong.length === 0 ? 0 : 1;
