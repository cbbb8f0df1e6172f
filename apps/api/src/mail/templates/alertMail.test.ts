import type { Locale } from '@tilava/domain/format';
import { unspecifiedTerms } from '@tilava/domain/property';
import { describe, expect, it } from 'vitest';
import type { AlertMatch } from './alertEntry.ts';
import { alertMail } from './alertMail.ts';

const publicUrl = 'https://tilava.example';
const unsubscribeUrl = `${publicUrl}/unsubscribe/code`;
const place = { location: { latitude: 60.1653, longitude: 24.9391 }, x: 60.1653, y: 24.9391 };

const match = (number: number): AlertMatch => ({
  announcementId: `announcement${number}`,
  tenantName: 'Aino\r\nBcc: x',
  need: {
    id: `need${number}`,
    kind: 'need',
    address: 'Fredrikinkatu 44, 00100 Helsinki',
    ...place,
    isActive: true,
    description: null,
    residenceType: ['office', 'storage'],
    roomCount: [2],
    floor: ['middle'],
    sizeMin: 40,
    sizeMax: 80.5,
    rentMin: null,
    rentMax: 1500,
    moveInDate: '2027-01-01',
    moveOutDate: null,
    deposit: null,
    noDeposit: false,
    amenities: [],
  },
  listing: {
    id: `listing${number}`,
    kind: 'listing',
    announcement: `announcement${number}`,
    address: `Katu <${number}> & "2", 00100 Helsinki`,
    ...place,
    isActive: true,
    description: null,
    residenceType: 'office',
    roomCount: [2],
    floor: 'middle',
    size: 54.5,
    rent: 1250,
    moveInDate: '2026-12-01',
    moveOutDate: null,
    deposit: null,
    noDeposit: false,
    condition: null,
    view: null,
    ...unspecifiedTerms,
    amenities: [],
    propertyPics: number === 1 ? [{ id: 'file', key: 'picture', name: 'hall.png', surround: false }] : [],
    surroundPics: [],
  },
});

const about = (language: Locale, reader: 'tenant' | 'landlord', count: number) => ({
  publicUrl,
  productName: 'Tilava',
  language,
  reader,
  unsubscribeUrl,
  today: '2026-11-21',
  named: Array.from({ length: Math.min(count, 10) }, (_, index) => match(index + 1)),
  count,
  announcements: reader === 'tenant' ? [] : [{ ...announcement(1), count }],
});

const announcement = (number: number) => ({
  id: `announcement${number}`,
  address: match(number).listing.address,
  residenceType: 'office' as const,
});

const nearby = { en: '0\u00A0m away', fi: '0\u00A0m:n päässä', sv: '0\u00A0m bort' } as const;

describe.each(['en', 'fi', 'sv'] as const)('the mail of new matches in %s', (language) => {
  it('says of each premises the same in text and HTML, with a link, and a picture where there is one', () => {
    const mail = alertMail(about(language, 'tenant', 2));
    const links = [1, 2].map((number) => `${publicUrl}/user/matches/listing${number}`);
    const all = [...links, `${publicUrl}/user/matches`, unsubscribeUrl];
    expect(mail.text.match(/https?:\/\/\S+/g)).toEqual(all);
    expect(mail.html.match(/(?<=href=")[^"]*/g)).toEqual(all);
    expect(mail.html.match(/(?<=src=")[^"]*/g)).toEqual([`${publicUrl}/api/v1/files/picture?width=640`]);
    expect(mail.text).toContain(`Katu <1> & "2", 00100 Helsinki\n54`);
    expect(mail.html).toContain('Katu &lt;1&gt; &amp; &quot;2&quot;');
    expect(mail.text).toContain(nearby[language]);
    const visible = mail.html.replaceAll(/<[^>]*>/g, '');
    for (const part of ['100', nearby[language]]) expect(visible).toContain(part);
  });

  it('says of a tenant what is sought, by their name, which stays on one line', () => {
    const mail = alertMail(about(language, 'landlord', 1));
    expect(mail.text).toContain('Aino Bcc: x\n');
    expect(mail.text).toContain(`${publicUrl}/user/matches/announcement1/need1`);
    expect(mail.html).not.toContain('<img');
    expect(mail.text).not.toContain('Fredrikinkatu');
  });

  it('has in its subject the address where there is but one, and counts otherwise', () => {
    const subject = (reader: 'tenant' | 'landlord', count: number) =>
      alertMail(about(language, reader, count)).subject;
    const address = 'Katu <1> & "2", 00100 Helsinki';
    for (const reader of ['tenant', 'landlord'] as const) {
      expect(subject(reader, 1)).toMatch(/^\D* Katu/u);
      expect(subject(reader, 1)).toContain(address);
      expect(subject(reader, 12)).toMatch(/^12 /u);
    }
    expect(subject('landlord', 12)).toContain(address);
    expect(subject('tenant', 12)).not.toContain(address);
  });

  it('leads to the list of the announcement that it is about, and says so where it does not name all', () => {
    const list = `${publicUrl}/user/matches?announcement=announcement1`;
    expect(alertMail(about(language, 'landlord', 10)).text).toContain(`:\n${list}\n`);
    expect(alertMail(about(language, 'landlord', 10)).text).not.toContain('12');
    expect(alertMail(about(language, 'landlord', 12)).text).toContain('12');
  });

  it('tells of several needs one after the other, by their names, with a link to each list', () => {
    const named = [match(2), match(1)].map((each) => ({ ...each, needName: null }));
    const alerted = named.map(({ need }, index) => ({
      need,
      name: ['Storage', null][index] ?? null,
      count: 1,
    }));
    const mail = alertMail({ ...about(language, 'tenant', 2), named, needs: alerted });
    const matches = `${publicUrl}/user/matches`;
    expect(mail.text.match(/https?:\/\/\S+/g)).toEqual([
      `${matches}?need=need2`,
      `${matches}/listing2?need=need2`,
      `${matches}?need=need1`,
      `${matches}/listing1?need=need1`,
      matches,
      unsubscribeUrl,
    ]);
    expect(mail.text).toContain('Storage');
    expect(mail.text).toContain(named[1]?.need.address ?? '-');
  });

  it('tells of several announcements one after the other, each with a link to its list', () => {
    const announcements = [2, 1, 3].map((number) => ({ ...announcement(number), count: number }));
    const named = [match(2), match(1), match(2)];
    const mail = alertMail({ ...about(language, 'landlord', 6), named, announcements });
    const matches = `${publicUrl}/user/matches`;
    const links = [
      `${matches}?announcement=announcement2`,
      `${matches}/announcement2/need2`,
      `${matches}/announcement2/need2`,
      `${matches}?announcement=announcement1`,
      `${matches}/announcement1/need1`,
      `${matches}?announcement=announcement3`,
      matches,
      unsubscribeUrl,
    ];
    expect(mail.text.match(/https?:\/\/\S+/g)).toEqual(links);
    expect(mail.html.match(/(?<=href=")[^"]*/g)).toEqual(links);
    expect(mail.subject).toMatch(/^6 \D*3 \D*$/u);
    expect(mail.html.match(/<h[123]/gu)).toEqual(['<h1', '<h2', '<h3', '<h3', '<h2', '<h3']);
  });
});

it('is not cut off by mail programs where hundreds of announcements have new matches', () => {
  const announcements = Array.from({ length: 300 }, (_, index) => ({
    ...announcement(index + 1),
    id: crypto.randomUUID(),
    count: 1,
  }));
  const named = announcements
    .slice(0, 10)
    .map(({ id }, index) => ({ ...match(index + 1), announcementId: id }));
  const mail = alertMail({ ...about('en', 'landlord', 300), named, announcements });
  expect(mail.html.match(/matches\?announcement=/gu)).toHaveLength(300);
  expect(Buffer.byteLength(mail.html)).toBeLessThan(102_000);
});

it('reads so in a terminal', () => {
  expect(alertMail(about('en', 'tenant', 1)).text).toBe(
    `These premises are new matches for what you’re looking for, best first.

100% Office, Katu <1> & "2", 00100 Helsinki
54.5\u00A0m² · 1\u00A0250\u00A0€ a month · 01/12/2026 · 0\u00A0m away
Close by, 0\u00A0m from where you’re looking
${publicUrl}/user/matches/listing1

See all matches:
${publicUrl}/user/matches

You’re getting this email because you turned on alerts. You can change them in your details.

Unsubscribe from these alerts:
${unsubscribeUrl}

Tilava
`,
  );
});
