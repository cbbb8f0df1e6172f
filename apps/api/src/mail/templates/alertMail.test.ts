import type { Locale } from '@tilava/domain/format';
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
    amenities: [],
    propertyPics: number === 1 ? [{ id: 'file', key: 'picture', name: 'hall.png', surround: false }] : [],
    surroundPics: [],
  },
});

const about = (language: Locale, reader: 'tenant' | 'landlord', count: number) => ({
  publicUrl,
  language,
  reader,
  unsubscribeUrl,
  today: '2026-11-21',
  matches: Array.from({ length: count }, (_, index) => match(index + 1)),
});

const nearby = { en: '0\u00A0m away', fi: '0\u00A0m päässä', sv: '0\u00A0m bort' } as const;

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

  it('counts in its subject', () => {
    const subject = (reader: 'tenant' | 'landlord', count: number) =>
      alertMail(about(language, reader, count)).subject;
    for (const reader of ['tenant', 'landlord'] as const) {
      expect(subject(reader, 1)).not.toMatch(/\d/);
      expect(subject(reader, 10)).toMatch(/^10 /);
    }
  });
});

it('reads so in a terminal', () => {
  expect(alertMail(about('en', 'tenant', 1)).text).toBe(
    `These premises are new among your matches, or fit you now. The best come first.

100% Office, Katu <1> & "2", 00100 Helsinki
54.5\u00A0m² · 1\u00A0250\u00A0€ a month · 01/12/2026 · 0\u00A0m away
Close by, 0\u00A0m from where you look
${publicUrl}/user/matches/listing1

See all matches:
${publicUrl}/user/matches

You get this mail because you asked for alerts; beside your details you choose when they come.

Unsubscribe from these alerts:
${unsubscribeUrl}

Tilava
`,
  );
});
