import type { GuidanceTexts } from './guidance.ts';

/** The footer's pages in English. */
export const en: GuidanceTexts = {
  customerService: {
    title: 'Customer service',
    lead: 'Most things can be put right without waiting for us. For the rest, write to post@tilava.example.',
    sections: [
      {
        title: 'The verification mail did not come',
        paragraphs: [
          'Look among unwanted mail first. The link works for 48 hours and once. You get a new one by logging in with your email and password: the login then offers to send it again.',
        ],
      },
      {
        title: 'I forgot my password',
        paragraphs: [
          'Choose “Forgot Password” where you log in. If the address has an account, a temporary password is on its way; it works for 30 minutes. After logging in with it you set a password of your own. Your old one works until then.',
        ],
      },
      {
        title: 'Too many attempts',
        paragraphs: [
          'After five wrong passwords an account is closed to guesses for 15 minutes. The page says when to try again; nothing else is lost.',
        ],
      },
      {
        title: 'I see few matches, or none',
        paragraphs: [
          'Matches lie within 3 km of the place that you look for. Another place, more types of premises or a higher rent bring more of them. New premises appear by themselves.',
        ],
      },
      {
        title: 'Something is wrong with an announcement',
        paragraphs: [
          'Write to us with the address of the premises. We hide what misleads and tell its landlord.',
        ],
      },
      {
        title: 'Write to us',
        paragraphs: [
          'post@tilava.example, in Finnish, Swedish or English. Never send your password: we do not need it, and never ask for it.',
        ],
      },
    ],
  },
  terms: {
    title: 'Terms of use',
    lead: 'What you may expect of Tilava, and what Tilava expects of you.',
    sections: [
      {
        title: 'What Tilava is',
        paragraphs: [
          'Tilava brings people and organisations that look for commercial premises together with those that let them. It shows how well the two suit each other. It is no party to a lease, no broker, and makes no contract in anybody’s name.',
        ],
      },
      {
        title: 'Your account',
        paragraphs: [
          'An account belongs to one person or organisation, with an email that you have verified. Keep your password to yourself. Whoever uses Tilava for an organisation has to be allowed to speak for it.',
        ],
      },
      {
        title: 'What you publish',
        paragraphs: [
          'What you write of yourself and of premises has to be true and yours to publish, pictures included. It stays yours; Tilava shows it to those whom it concerns, for as long as it is public. We may hide an announcement that misleads, breaks the law, or repeats another.',
        ],
      },
      {
        title: 'How matches come about',
        paragraphs: [
          'Nine facts of the premises are weighed against the need: type, location, rent, size, rooms, available time, amenities, floor and deposit. Each match explains its points. Age, gender, family, language and nationality never count, and nobody can pay for a better place.',
        ],
      },
      {
        title: 'No promise',
        paragraphs: [
          'A match is a reckoning from what both sides have said, not advice. Look at the premises, and read the lease, before you sign. Tilava may be out of reach now and then; nothing that you have saved is lost by that.',
        ],
      },
      {
        title: 'Ending it',
        paragraphs: [
          'You may delete your account at any time, and all that is yours goes with it. We may close an account that is used against these terms, and say why.',
        ],
      },
      {
        title: 'Law',
        paragraphs: ['The law of Finland applies. A consumer may also turn to the courts at home.'],
      },
    ],
  },
  dataProtection: {
    title: 'Data protection',
    lead: 'What Tilava keeps of you, what for, for how long, and how you get hold of it.',
    sections: [
      {
        title: 'What is kept, and what for',
        paragraphs: [
          'Your account: email, language, and your password as a hash that nobody can turn back. Without these you cannot log in.',
          'Your profile: what you fill in of yourself or your organisation, such as name, phone number, industry. Gender, birthday, family status, children and time in the country are yours to leave out, never reach a landlord, and never count in a match.',
          'What you look for or let: addresses, sizes, rents, texts, pictures. Pictures are stored without what a camera writes into them, such as the place where they were taken.',
          'Your favourites and interests, so that both sides find each other.',
          'How often an announcement was opened each day, for 13 weeks: numbers alone. Who opened it is never stored; that nobody counts twice a day is known to the server’s memory, by marks that nobody can turn back and that are forgotten each night.',
        ],
      },
      {
        title: 'What the other side sees',
        paragraphs: [
          'Before both sides are interested: of a person the first name, of an organisation its name, and what a match is reckoned from. Never email, phone number, last name, business id or home address. Once the interest is mutual, contact details of those who have agreed to share them; taking back the interest ends that.',
        ],
      },
      {
        title: 'For how long',
        paragraphs: [
          'Your account and all that belongs to it: until you delete it. A login: 12 hours, or 30 days where you asked to be remembered. The link that verifies: 48 hours; a temporary password: 30 minutes. Pictures that belong to nothing: 7 days. An address for the newsletter that nobody confirmed: 30 days.',
          'To hold off guessing, failed logins are counted by account and by network address, which are kept no longer than the counting needs. So that they do not lock your account where you use it yourself, the network addresses from which you logged in are kept for 30 days. The server’s log names no person but by number; network addresses are in it only where whoever runs Tilava has chosen so.',
        ],
      },
      {
        title: 'On your device',
        paragraphs: [
          'One cookie, which remembers the language that you chose. In the browser’s own storage: your login, the theme and drafts that you began, which leave after 7 days; until you log out also what lists showed last, your filters and the announcement you chose; never a password. There is no advertising and no tracking, and no page loads anything from others.',
        ],
      },
      {
        title: 'Who else gets it',
        paragraphs: [
          'Nobody buys it. Addresses that you search for may be looked up by a map service, without your name. Mails go through the mail server of whoever runs Tilava.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          'In your own information you read and correct what is kept, download all of it as one file, and delete your account together with needs, announcements, pictures, favourites and interests. Copies in backups go as those grow old.',
          'The newsletter and alerts end with one press in any of their mails. Questions: post@tilava.example. You may also complain to the Data Protection Ombudsman (tietosuoja.fi).',
        ],
      },
    ],
  },
};
