import { expect, type Locator, type Page } from '@playwright/test';
import { isQuiet } from '@tilava/domain/alerts';
import type { Locale } from '@tilava/domain/format';
import { addDays, helsinkiDay } from '@tilava/domain/time';
import { clientOf, logIn } from '../support/demo.ts';
import { byKeyboard, byPointer, byTouch, type InputMethod } from '../support/inputMethod.ts';
import { invitationsMailedTo } from '../support/invitations.ts';
import { addIsolatedUser, nearNeed } from '../support/isolatedUser.ts';
import { quoteMailedTo } from '../support/mails.ts';
import { publishLike } from '../support/matches.ts';
import { test } from '../support/test.ts';
import { textsOf, type Texts } from '../support/texts.ts';

interface Way {
  readonly way: string;
  readonly locale: Locale;
  readonly inputOf: (page: Page) => InputMethod;
  readonly use: Parameters<typeof test.use>[0];
}

const ways: readonly Way[] = [
  {
    way: 'by the keyboard alone, in English',
    locale: 'en',
    inputOf: byKeyboard,
    use: { locale: 'en-GB', viewport: { width: 1280, height: 800 } },
  },
  {
    way: 'on phones by touch, in Finnish',
    locale: 'fi',
    inputOf: byTouch,
    use: { locale: 'fi-FI', viewport: { width: 390, height: 844 }, hasTouch: true },
  },
  {
    way: 'on tablets by the keyboard alone, in Swedish',
    locale: 'sv',
    inputOf: byKeyboard,
    use: { locale: 'sv-FI', viewport: { width: 820, height: 1180 } },
  },
  {
    way: 'on wide screens by the mouse, in English',
    locale: 'en',
    inputOf: byPointer,
    use: { locale: 'en-GB', viewport: { width: 1440, height: 900 } },
  },
];

/** One of two who are at their own devices. */
function user(page: Page, texts: Texts, inputOf: Way['inputOf']) {
  const input = inputOf(page);
  const press = (name: string, within: Page | Locator = page) =>
    input.press(within.getByRole('button', { name, exact: true }));
  const messagesLink = page.getByRole('link', { name: new RegExp(`^${texts.nav.messages}`, 'u') });
  const menu = page.getByRole('button', { name: texts.nav.menu, exact: true });
  const field = page.getByRole('textbox', { name: texts.messages.message });
  return {
    page,
    press,
    field,
    messages: page.getByRole('log').getByRole('listitem'),
    viewing: page.getByRole('region', { name: texts.viewings.viewing, exact: true }),
    follow: (name: string) => input.press(page.getByRole('link', { name, exact: true })),
    select: input.select,
    messagesLink,
    /** On narrow screens the links are in a menu. */
    openMenu: async () => {
      if (await menu.isVisible()) await input.press(menu);
    },
    openInbox: () => input.press(messagesLink),
    openThread: (name: string) =>
      input.press(page.getByRole('list', { name: texts.messages.threads }).getByRole('link', { name })),
    send: async (text: string) => {
      await input.write(field, text);
      await press(texts.messages.send);
    },
  };
}

const note = 'We could move in on 1 March.';

/** Where time is short, one of the ways. */
const tried = process.env['TESTS'] === 'short' ? ways.slice(0, 1) : ways;

for (const { way, locale, inputOf, use } of tried) {
  test.describe(way, () => {
    test.use(use);
    const texts = textsOf(locale);
    const { messages, viewings, matchDetail } = texts;

    test('two find each other, write, share contact details, and book, move and cancel a viewing, without loading a page anew', async ({
      page,
      elsewhere,
      baseURL,
    }) => {
      const began = new Date();
      const owner = await addIsolatedUser(baseURL, 'Owner', null);
      const seeker = await addIsolatedUser(baseURL, 'Seeker', nearNeed);
      const { tilava: landlords } = await clientOf(baseURL, owner.email);
      await landlords.users.update(owner.id, { shareContacts: false });
      const { properties } = await publishLike(landlords, { size: 60, rent: 1200 }, nearNeed);
      try {
        const tenant = user(page, texts, inputOf);
        const landlord = user(await elsewhere(), texts, inputOf);
        await logIn(landlord.page, owner.email);
        await logIn(tenant.page, seeker.email);
        await landlord.openMenu();
        await expect(landlord.messagesLink).toHaveAccessibleName(texts.nav.messages);

        await tenant.page.goto(`/user/matches/${properties.id}`);
        await tenant.press(matchDetail.write);
        await tenant.send(note);
        await expect(tenant.messages).toContainText([note]);
        await expect(tenant.page.getByText(messages.awaitingAnswer)).toBeVisible();
        await expect(landlord.messagesLink).toHaveAccessibleName(/ 1 /u);

        await landlord.openInbox();
        await landlord.openThread('Seeker');
        await expect(landlord.messages).toContainText([note]);
        await expect(tenant.messages.last()).toContainText(messages.seen);
        await landlord.send('Please come and see it.');
        await expect(tenant.messages.last()).toContainText('Please come and see it.');
        await expect(tenant.field).toBeHidden();

        await landlord.follow(messages.seeMatch);
        await landlord.press(matchDetail.interested);
        await expect(landlord.page.getByText(matchDetail.mutual.title)).toBeVisible();
        await expect(tenant.field).toBeVisible();
        await tenant.follow(messages.seeMatch);
        await expect(tenant.page.getByText(matchDetail.mutual.notShared)).toBeVisible();
        await landlord.press(matchDetail.mutual.share);
        await landlord.press(matchDetail.mutual.share, landlord.page.getByRole('alertdialog'));
        await expect(landlord.page.getByText(matchDetail.mutual.sharedOwn)).toBeVisible();
        await expect(tenant.page.getByRole('link', { name: owner.email })).toBeVisible();
        await tenant.page.goBack();
        await landlord.page.goBack();

        await landlord.follow(viewings.publishTimes);
        await landlord.select(
          landlord.page.getByLabel(viewings.weekday, { exact: true }),
          weekdayAhead(began, locale),
        );
        await landlord.press(viewings.addRule);
        await expect(landlord.page.getByRole('list', { name: viewings.published })).toBeVisible();
        await landlord.page.goBack();

        await tenant.press(viewings.book, tenant.viewing);
        const time = tenant.viewing.getByLabel(viewings.time, { exact: true });
        await expect(time).toBeVisible();
        const [first = '', second = ''] = (await time.locator('option').allTextContents()).slice(1);
        await tenant.press(viewings.book, tenant.viewing);
        for (const { viewing } of [tenant, landlord]) {
          await expect(viewing).toContainText(first);
          await expect(viewing.getByText(viewings.booked, { exact: true })).toBeVisible();
        }

        await tenant.press(viewings.move, tenant.viewing);
        await tenant.select(time, second);
        await tenant.press(viewings.move, tenant.viewing);
        for (const { viewing } of [tenant, landlord]) await expect(viewing).toContainText(second);

        await tenant.press(viewings.cancel, tenant.viewing);
        await tenant.press(viewings.cancelYes);
        for (const { viewing } of [tenant, landlord]) {
          await expect(viewing.getByText(viewings.booked, { exact: true })).toBeHidden();
          await expect(viewing).toContainText(second);
        }

        for (const { email } of [owner, seeker]) {
          const [booked, moved, cancelled] = await invitationsMailedTo(email, 3);
          expect(booked).toMatchObject({ method: 'REQUEST', sequence: 0 });
          expect(moved).toEqual({ ...booked, sequence: 1, startsAt: expect.any(Number) });
          expect(moved?.startsAt).toBeGreaterThan(booked?.startsAt ?? Infinity);
          expect(cancelled).toEqual({ ...moved, method: 'CANCEL', sequence: 2 });
        }
        // At night a mail about interest waits for the morning.
        if (!isQuiet(began)) await quoteMailedTo(owner.email, /We\s+could\s+move\s+in\s+on\s+1\s+March/u);
      } finally {
        await owner.admin.properties.delete(properties.id);
        await owner.admin.users.delete(owner.id);
        await owner.admin.users.delete(seeker.id);
      }
    });
  });
}

/** The name of the weekday in two days: its times can all be booked. */
const weekdayAhead = (now: Date, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(addDays(helsinkiDay(now), 2)),
  );
