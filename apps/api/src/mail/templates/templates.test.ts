import { describe, expect, it } from 'vitest';
import type { MailContent } from '../mailTransport.ts';
import { mailLanguageOf } from './mailLanguage.ts';
import { mutualInterestMail } from './mutualInterestMail.ts';
import { newsletterMail } from './newsletterMail.ts';
import { temporaryPasswordMail } from './temporaryPasswordMail.ts';
import { verificationMail } from './verificationMail.ts';

const publicUrl = 'https://tilava.example';
const address = 'Katu <1> & "2", 00100 Helsinki';

const mailsIn = (language: string): Record<string, MailContent> => {
  const about = { publicUrl, languages: [language] };
  const tenant = { role: 'tenant', propertyId: 'property' } as const;
  const landlord = { role: 'landlord', announcementId: 'announcement', needId: 'need' } as const;
  return {
    verification: verificationMail({ ...about, userId: 'user', code: 'code' }),
    temporaryPassword: temporaryPasswordMail({ ...about, password: 'temp<&>orary' }),
    newsletter: newsletterMail({ ...about, code: 'code' }),
    tenant: mutualInterestMail({ ...about, address, reader: tenant }),
    landlord: mutualInterestMail({ ...about, address, reader: landlord }),
  };
};

const links: Record<string, string> = {
  verification: '/verification/user/code',
  temporaryPassword: '/login',
  newsletter: '/?newsletter=code',
  tenant: '/user/matches/property',
  landlord: '/user/matches/announcement/need',
};

describe.each(['en', 'fi', 'sv'])('mails in %s', (language) => {
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

describe('the language of mails', () => {
  it.each([
    [['sv', 'fi'], 'sv'],
    [['et', 'fi', 'en'], 'fi'],
    [['et', 'so'], 'en'],
    [[], 'en'],
  ])('of somebody who speaks %j is %s', (languages, language) => {
    expect(mailLanguageOf(languages)).toBe(language);
  });

  it('differs in every text', () => {
    for (const name of Object.keys(links)) {
      const subjects = ['en', 'fi', 'sv'].map((language) => mailsIn(language)[name]?.subject);
      expect(new Set(subjects).size, name).toBe(3);
    }
  });
});
