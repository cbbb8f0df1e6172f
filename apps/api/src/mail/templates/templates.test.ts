import type { Locale } from '@tilava/domain/format';
import { describe, expect, it } from 'vitest';
import type { MailContent } from '../mailTransport.ts';
import {
  mutualInterestMail,
  invitationMail,
  newsletterMail,
  temporaryPasswordMail,
  verificationMail,
} from './accountMails.ts';

const publicUrl = 'https://tilava.example';
const address = 'Katu <1> & "2", 00100 Helsinki';

const languages: readonly Locale[] = ['en', 'fi', 'sv'];

const mailsIn = (language: Locale, productName = 'Tilava'): Record<string, MailContent> => {
  const about = { publicUrl, productName, language };
  const tenant = { role: 'tenant', propertyId: 'property' } as const;
  const landlord = { role: 'landlord', announcementId: 'announcement', needId: 'need' } as const;
  return {
    verification: verificationMail({ ...about, userId: 'user', code: 'code' }),
    temporaryPassword: temporaryPasswordMail({ ...about, password: 'temp<&>orary' }),
    newsletter: newsletterMail({ ...about, code: 'code' }),
    teamInvitation: invitationMail({
      ...about,
      inviter: 'First Last',
      organization: 'Example Estates Ltd',
      role: 'editor',
      code: 'code',
    }),
    tenant: mutualInterestMail({ ...about, address, reader: tenant }),
    landlord: mutualInterestMail({ ...about, address, reader: landlord }),
  };
};

const links: Record<string, string> = {
  verification: '/verification/user/code',
  temporaryPassword: '/login',
  newsletter: '/?newsletter=code',
  teamInvitation: '/invitation/code',
  tenant: '/user/matches/property',
  landlord: '/user/matches/announcement/need',
};

describe.each(languages)('mails in %s', (language) => {
  it.each(Object.entries(mailsIn(language)))('%s: one link, in the text and in the HTML', (name, mail) => {
    const link = `${publicUrl}${links[name]}`;
    expect(mail.text.match(/https?:\/\/\S+/g)).toStrictEqual([link]);
    expect(mail.html.match(/href="[^"]*"/g)).toStrictEqual([`href="${link}"`]);
    expect(mail.html).toContain(`<html lang="${language}">`);
    expect(mail.html).toContain(`<title>${mail.subject}</title>`);
    expect(mail.subject).not.toMatch(/[\r\n]/);
  });

  it('escape in HTML what somebody wrote, and leave the text as it is', () => {
    const { tenant, landlord, temporaryPassword } = mailsIn(language);
    for (const mail of [tenant, landlord]) {
      expect(mail?.text).toContain(address);
      expect(mail?.html).toContain('Katu &lt;1&gt; &amp; &quot;2&quot;, 00100 Helsinki');
    }
    expect(temporaryPassword?.text).toContain('\ntemp<&>orary\n');
    expect(temporaryPassword?.html).toContain('temp&lt;&amp;&gt;orary');
  });
});

it('mails differ between the languages', () => {
  for (const name of Object.keys(links)) {
    const subjects = languages.map((language) => mailsIn(language)[name]?.subject);
    expect(new Set(subjects).size, name).toBe(3);
  }
});

it.each([
  ['en', 'Confirm your Harbour & Co newsletter'],
  ['fi', 'Vahvista Harbour & Co-uutiskirjeen tilaus'],
  ['sv', 'Bekräfta nyhetsbrevet från Harbour & Co'],
] as const)('mails in %s have the name that the operator gave the product', (language, subject) => {
  const mails = mailsIn(language, 'Harbour & Co');
  expect(mails['newsletter']?.subject).toBe(subject);
  for (const { subject: named, text, html } of Object.values(mails)) {
    expect(text).toMatch(/\n\nHarbour & Co\n$/);
    expect(html).toContain('>Harbour &amp; Co</span></p>');
    expect([named, text, html].join('\n')).not.toContain('Tilava');
  }
});
