import type { GuidanceTexts } from './guidance.ts';

/** The footer's pages in English. */
export const en: GuidanceTexts = {
  contents: 'On this page',
  customerService: {
    title: 'Customer service',
    lead: 'You can solve most problems yourself, right away. For anything else, write to post@tilava.example.',
    sections: [
      {
        title: 'I didn’t get the verification email',
        paragraphs: [
          'Check your spam folder first. The link works once, within 48 hours. To get a new one, log in with your email and password, then send the email again.',
        ],
      },
      {
        title: 'I forgot my password',
        paragraphs: [
          'Select “Forgot Password” when you log in. If there’s an account for your address, we’ll send a temporary password that works for 30 minutes. Once you’ve logged in with it, set your own password. Your old one works until then.',
        ],
      },
      {
        title: 'Too many attempts',
        paragraphs: [
          'After five wrong passwords, you can’t log in to the account for 15 minutes. The page says when you can try again. Nothing else is affected.',
        ],
      },
      {
        title: 'I see few matches, or none',
        paragraphs: [
          'Matches are within 3\u00A0km of the place where you’re looking. You’ll see more if you try another place, add types of premises or raise your maximum rent. New matches appear automatically.',
        ],
      },
      {
        title: 'Something is wrong with an announcement',
        paragraphs: [
          'Write to us with the address of the premises. We hide misleading announcements and tell the landlord.',
        ],
      },
      {
        title: 'Contact us',
        paragraphs: [
          'Write to post@tilava.example in Finnish, Swedish or English. Never send us your password: we don’t need it and will never ask for it.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of use',
    lead: 'What you can expect from Tilava, and what Tilava expects from you.',
    sections: [
      {
        title: 'What Tilava is',
        paragraphs: [
          'Tilava brings together people and organisations looking for commercial premises and those letting them, and shows how well they match. Tilava isn’t a party to any lease, isn’t a broker, and doesn’t enter into contracts on anyone’s behalf.',
        ],
      },
      {
        title: 'Your account',
        paragraphs: [
          'An account belongs to one person or organisation and has an email address that you have verified. Keep your password to yourself. If you use Tilava for an organisation, you must be authorised to act for it.',
        ],
      },
      {
        title: 'What you publish',
        paragraphs: [
          'What you publish about yourself and your premises, pictures included, must be true, and you must have the right to publish it. It remains yours. Tilava shows it to the people it concerns for as long as it’s public. We may hide an announcement that is misleading, breaks the law or duplicates another, and warn or suspend anyone who publishes or sends such things. We tell both sides why, and the person it affects can appeal within six months.',
        ],
      },
      {
        title: 'How matching works',
        paragraphs: [
          'We compare nine facts about the premises with what the tenant is looking for: type, location, rent, size, rooms, available time, amenities, floor and deposit. Each match explains its points. Age, gender, family, language and nationality never count, and nobody can pay for a better position.',
        ],
      },
      {
        title: 'No guarantee',
        paragraphs: [
          'A match is calculated from what both sides have told us. It isn’t advice. Visit the premises and read the lease before you sign. Tilava may be unavailable at times, but nothing you’ve saved will be lost.',
        ],
      },
      {
        title: 'Closing your account',
        paragraphs: [
          'You can delete your account at any time, along with everything that belongs to it. We may close an account that is used against these terms. If we do, we’ll say why.',
        ],
      },
      {
        title: 'Governing law',
        paragraphs: [
          'These terms are governed by the law of Finland. Consumers may also turn to the courts where they live.',
        ],
      },
    ],
  },
  dataProtection: {
    title: 'Data protection',
    lead: 'What Tilava stores about you, why, for how long, and how you can get it.',
    sections: [
      {
        title: 'What we store, and why',
        paragraphs: [
          'Your account: your email address, your language, and your password as a hash that can’t be reversed. You can’t log in without these.',
          'Your profile: what you tell us about yourself or your organisation, such as name, phone number and industry. Gender, birthday, family status, children and years in Finland are optional. Landlords never see them, and they never count in a match.',
          'What you’re looking for or letting: addresses, sizes, rents, descriptions and pictures. We remove what cameras add to pictures, such as where they were taken.',
          'Your favourites and interests, so that both sides can find each other.',
          'The messages that you send and receive. Only the two sides can read them. If one side reports a message, our staff can read it and at most five messages before and after it. The same goes for the files attached to them, of which our staff only see the names. They’re kept for 24 months after the last message in a conversation; a file that you upload and don’t send is deleted after 24 hours. If you delete your account, the other side keeps what you both wrote and attached, without your name.',
          'The viewings that you agree on: the premises, the time, and who chose it. The other side and you can see them, and both get an email about each change. They’re kept as long as the conversation. If you make a calendar link, anyone who has it can read your viewings until you revoke it; we only keep its hash.',
          'Whom you’ve blocked, until you unblock them. What you’ve reported, and what we’ve decided and why: for 24 months after the decision.',
          'How often an announcement was opened each day, for 13 weeks: only the number. We never store who opened it. To avoid counting anyone twice in a day, the server keeps marks in its memory that can’t be traced back to anyone, and forgets them every night.',
        ],
      },
      {
        title: 'What the other side sees',
        paragraphs: [
          'Before you’re both interested: a person’s first name or an organisation’s name, and what the match is calculated from. Never an email address, phone number, last name, business ID or home address. Once the interest is mutual, each side sees the contact details of the other if they’ve agreed to share them. If either side withdraws their interest, the details are hidden again.',
        ],
      },
      {
        title: 'How long we store it',
        paragraphs: [
          'Your account and everything that belongs to it: until you delete it. A login: 12 hours, or 30 days if you asked us to remember you. A verification link: 48 hours. A temporary password: 30 minutes. Pictures that aren’t used anywhere: 7 days. A newsletter address that nobody confirmed: 30 days.',
          'To prevent password guessing, we count failed logins by account and IP address, and keep these only as long as the count needs them. So that other people’s attempts don’t lock you out, we keep the IP addresses you’ve logged in from for 30 days. The server’s log identifies people only by number. It contains IP addresses only if the operator of Tilava has chosen to include them.',
        ],
      },
      {
        title: 'On your device',
        paragraphs: [
          'One cookie remembers the language you chose. The browser’s own storage holds your login, your theme and any drafts, which are deleted after 7 days. Until you log out, it also holds what your lists showed last, your filters and the announcement you selected, but never a password. There’s no advertising and no tracking, and no page loads anything from other sites.',
          'So that your match list can mark what’s new and what you’ve seen, the browser also remembers which announcements your last two visits listed and the last 500 that you opened. This stays on the device, is never sent to us, and is deleted when you log out.',
        ],
      },
      {
        title: 'Who else receives your data',
        paragraphs: [
          'We don’t sell your data. A map service may look up the addresses you search for, without your name. Emails are sent through the email server of the operator of Tilava.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'On your own profile you can read and correct your data, download all of it as one file, and delete your account along with what you’re looking for, your announcements, pictures, favourites and interests. Copies in our backups disappear as those backups expire.',
          'You can unsubscribe from the newsletter and alerts with one click in any of their emails. Questions: post@tilava.example. You can also complain to the Data Protection Ombudsman (tietosuoja.fi).',
        ],
      },
    ],
  },
};
