import type { Locale } from '@tilava/domain/format';
import { unspecifiedTerms } from '@tilava/domain/property';
import type { MailContent } from '../../src/mail/mailTransport.ts';
import type { AlertMatch } from '../../src/mail/templates/alertEntry.ts';
import { decisionMail } from '../../src/mail/templates/decisionMail.ts';
import { alertMail, interestMail } from '../../src/mail/templates/alertMail.ts';
import { changeMail } from '../../src/mail/templates/changeMail.ts';
import { messageMail } from '../../src/mail/templates/messageMail.ts';
import {
  mutualInterestMail,
  invitationMail,
  newsletterMail,
  temporaryPasswordMail,
  verificationMail,
} from '../../src/mail/templates/accountMails.ts';
import { viewingMail } from '../../src/mail/templates/viewingMail.ts';
import { webhookMail } from '../../src/mail/templates/webhookMail.ts';

/**
 * A mail of each kind in a language, by a name for it.
 *
 * @param written - what somebody wrote wherever they could; addresses and names as they usually are without it
 */
export function sampleMails(
  language: Locale,
  publicUrl: string,
  written?: string,
): Readonly<Record<string, MailContent>> {
  const about = { language, publicUrl, productName: 'Tilava' };
  const address = written ?? 'Kalevankatu 30, 00100 Helsinki';
  const named = written === undefined ? matches : matches.map((match) => rewritten(match, written));
  const interest = { ...about, today: '2026-11-23', unsubscribeUrl: `${publicUrl}/unsubscribe/code` };
  const threads = [
    {
      id: 'thread',
      subject: address,
      otherName: written ?? 'Aino',
      count: 3,
      attachments: 2,
      quote: written ?? quote,
    },
    { id: 'other', subject: address, otherName: null, count: 1, attachments: 0, quote: null },
  ];
  const alert = { ...interest, named };
  const changes = named.map((match) => {
    const { rent, moveInDate } = match.listing;
    const current = { rent: rent * 100, moveInDate, isPublic: true };
    return { match, current, known: { rent: 290_000, moveInDate: '2027-02-01', isPublic: false } };
  });
  const announcements = named.map(({ listing: { announcement, address: at, residenceType } }) => ({
    id: announcement,
    address: at,
    residenceType,
  }));
  const viewing = {
    ...about,
    address,
    threadId: 'thread',
    startsAt: new Date('2026-12-05T08:00:00Z'),
    lengthMinutes: 30,
  };
  const tenant = { role: 'tenant', propertyId: 'listing' } as const;
  const landlord = { role: 'landlord', announcementId: 'announcement', needId: 'need' } as const;
  const decision = {
    ...about,
    kind: 'message',
    reason: 'fraud',
    subject: address,
    decision: 'suspended',
    suspendedUntil: '2026-12-24',
    appealDecision: null,
    statement: written ?? 'The message asks for money before a viewing, which our terms of use forbid.',
  } as const;
  return {
    verification: verificationMail({ ...about, userId: 'user', code: 'code' }),
    temporaryPassword: temporaryPasswordMail({ ...about, password: 'kuusi-kettu-42' }),
    newsletter: newsletterMail({ ...about, code: 'code' }),
    teamInvitation: invitationMail({
      ...about,
      inviter: written ?? 'First Last',
      organization: written ?? 'Example Estates Ltd',
      role: 'editor',
      code: 'code',
    }),
    mutualInterestTenant: mutualInterestMail({ ...about, address, reader: tenant }),
    mutualInterestLandlord: mutualInterestMail({ ...about, address, reader: landlord }),
    decisionReporter: decisionMail({ ...decision, reader: 'reporter' }),
    decisionAffected: decisionMail({ ...decision, reader: 'affected' }),
    appealDecision: decisionMail({ ...decision, reader: 'affected', appealDecision: 'reversed' }),
    webhookOff: webhookMail({ ...about, url: 'https://crm.example/tilava', reason: 'failing' }),
    interestTenant: interestMail({ ...interest, reader: 'tenant', matches: named.slice(0, 1) }),
    interestLandlord: interestMail({ ...interest, reader: 'landlord', matches: named }),
    message: messageMail({ ...interest, threads: threads.slice(0, 1) }),
    messages: messageMail({ ...interest, threads }),
    change: changeMail({ ...interest, named: changes.slice(0, 1), count: 1 }),
    changes: changeMail({ ...interest, named: changes, count: 12 }),
    viewingBooked: viewingMail({ ...viewing, news: 'booked', reader: 'tenant' }),
    viewingMoved: viewingMail({ ...viewing, news: 'moved', reader: 'landlord' }),
    viewingProposed: viewingMail({ ...viewing, news: 'proposed', reader: 'tenant' }),
    viewingCancelled: viewingMail({ ...viewing, news: 'cancelled', reader: 'landlord' }),
    viewingReminder: viewingMail({ ...viewing, news: 'reminder', reader: 'tenant' }),
    alertTenant: alertMail({ ...alert, reader: 'tenant', count: named.length, announcements: [] }),
    alertNeeds: alertMail({
      ...alert,
      reader: 'tenant',
      count: 3,
      named: named.map((match) => ({ ...match, needName: null })),
      announcements: [],
      needs: [
        { need: named[0]?.need ?? need, name: null, count: 2 },
        { need: { ...need, id: 'second' }, name: written ?? 'Storage', count: 1 },
      ],
    }),
    alertLandlord: alertMail({
      ...alert,
      reader: 'landlord',
      count: 1,
      named: named.slice(0, 1),
      announcements: announcements.slice(0, 1).map((announcement) => ({ ...announcement, count: 1 })),
    }),
    alertDigest: alertMail({
      ...alert,
      reader: 'landlord',
      count: 6,
      announcements: [
        ...announcements.map((announcement) => ({ ...announcement, count: 1 })),
        { id: 'third', address, residenceType: 'storage', count: 4 },
      ],
    }),
  };
}

const quote = 'We could move in on 1 March. Is there a loading dock?';

const place = (latitude: number, longitude: number) => ({
  location: { latitude, longitude },
  x: latitude,
  y: longitude,
});

const need: AlertMatch['need'] = {
  id: 'need',
  kind: 'need',
  address: 'Fredrikinkatu 46, 00100 Helsinki',
  ...place(60.1665, 24.9312),
  isActive: true,
  description: null,
  residenceType: ['office', 'retail'],
  roomCount: [2, 3, 4],
  floor: ['middle', 'top'],
  sizeMin: 45,
  sizeMax: 120,
  rentMin: 1000,
  rentMax: 3100,
  moveInDate: '2026-12-23',
  moveOutDate: null,
  deposit: null,
  noDeposit: false,
  amenities: ['kitchen', 'wc'],
};

const listing: AlertMatch['listing'] = {
  id: 'listing',
  kind: 'listing',
  announcement: 'announcement',
  address: 'Kalevankatu 30, 00100 Helsinki',
  ...place(60.1656, 24.934),
  isActive: true,
  description: null,
  residenceType: 'office',
  roomCount: [3],
  floor: 'middle',
  size: 84,
  rent: 2690,
  moveInDate: '2026-12-07',
  moveOutDate: null,
  deposit: 5380,
  noDeposit: false,
  condition: null,
  view: null,
  ...unspecifiedTerms,
  amenities: ['kitchen', 'wc'],
  propertyPics: [{ id: 'picture', key: 'picture', name: 'hall.png', surround: false }],
  surroundPics: [],
};

const other: AlertMatch['listing'] = {
  ...listing,
  id: 'other',
  announcement: 'other',
  address: 'Ruoholahdenkatu 21, 00180 Helsinki',
  ...place(60.1642, 24.9215),
  residenceType: 'retail',
  size: 58.5,
  rent: 2430,
  propertyPics: [],
};

const matches: readonly AlertMatch[] = [
  { announcementId: 'announcement', tenantName: 'Aino', need, listing },
  { announcementId: 'other', tenantName: 'Kluuvin Tilitoimisto', need, listing: other },
];

const rewritten = (
  { announcementId, need: sought, listing: offered }: AlertMatch,
  text: string,
): AlertMatch => ({
  announcementId,
  tenantName: text,
  need: { ...sought, address: text, description: text },
  listing: { ...offered, address: text, description: text, view: text },
});
