import type { MailTexts } from './mailTexts.ts';

/** The mails in English. */
export const en: MailTexts = {
  verification: {
    subject: 'Verify your Tilava account',
    why: 'Thanks for signing up. Verify your email address to log in.',
    label: 'Verify your account',
    holds: 'The link works once, within 48 hours.',
    other: 'If you didn’t sign up, you can ignore this email: nobody can log in without the link.',
  },
  temporaryPassword: {
    subject: 'Your temporary Tilava password',
    why: 'You asked for a new password. Log in with this temporary password, then set a new one.',
    label: 'Log in',
    holds: 'The temporary password works once, within 30 minutes. A newer one replaces it.',
    other: 'If you didn’t ask for this, you can ignore this email: your old password still works.',
  },
  teamInvitation: {
    subject: (organization) => `Join ${organization} on Tilava`,
    why: (inviter, organization) => `${inviter} has invited you to work with ${organization} on Tilava.`,
    roles: {
      viewer: 'As a viewer, you can see announcements, matches, messages and viewings.',
      editor: 'As an editor, you can publish and change announcements, write messages and arrange viewings.',
      owner: 'As an owner, you can do everything for the organisation and manage its team.',
    },
    label: 'Accept invitation',
    holds: 'The link works once, within 7 days.',
    other: 'If you don’t know the sender, you can ignore this email: nothing happens unless you accept.',
  },
  newsletter: {
    subject: 'Confirm your Tilava newsletter',
    why: 'Someone, hopefully you, subscribed this address to the Tilava newsletter.',
    label: 'Confirm subscription',
    other:
      'If it wasn’t you, you can ignore this email: you won’t get the newsletter unless you open the link.',
  },
  mutualInterest: {
    subject: 'You’re both interested',
    forTenant: (address) =>
      `You’re interested in ${address}, and the landlord is interested in you as a tenant.`,
    forLandlord: (address) =>
      `A tenant you’re interested in is also interested in your premises at ${address}.`,
    label: 'See the match',
    contacts: 'You’ll see contact details there if the other side shares them.',
  },
  decision: {
    subject: { reporter: 'We’ve reviewed your report', affected: 'A decision about your account' },
    appealSubject: 'We’ve decided on the appeal',
    reporter: {
      dismissed: () => 'We reviewed your report and found nothing that breaks our terms of use.',
      warned: () => 'We reviewed your report and warned the other person.',
      announcementHidden: () => 'We reviewed your report and hid the announcement.',
      suspended: (until) => `We reviewed your report and suspended the account until ${until}.`,
    },
    affected: {
      dismissed: () => 'We reviewed a report and found nothing that breaks our terms of use.',
      warned: () => 'This is a warning. Your account works as before.',
      announcementHidden: () =>
        'We’ve hidden your announcement throughout the service. You can’t make it public again.',
      suspended: (until) =>
        `We’ve suspended your account until ${until}. Until then your announcements and searches are hidden. You can log in to read and appeal this decision, and to download or delete your data.`,
    },
    appealOutcome: {
      upheld: 'We reviewed the appeal. The decision stands.',
      reversed: 'We reviewed the appeal and reversed the decision. It no longer has any effect.',
    },
    about: {
      reporter: {
        message: (address) => `You reported a message in the conversation about ${address}.`,
        announcement: (address) => `You reported the announcement of ${address}.`,
      },
      affected: {
        message: (address) =>
          `The decision is about a message that you sent in the conversation about ${address}. Someone reported it to us.`,
        announcement: (address) =>
          `The decision is about your announcement of ${address}. Someone reported it to us.`,
      },
    },
    basis: (reason) =>
      `Reason for the report: ${reason}. A person made the decision; nothing was decided automatically. Our reasons:`,
    reasons: {
      spam: 'spam or advertising',
      fraud: 'fraud',
      abuse: 'insults or harassment',
      illegal: 'illegal content',
      wrongInformation: 'wrong information',
      other: 'something else',
    },
    label: 'Read the decision',
    appeal:
      'If you disagree, you can appeal on that page within six months, free of charge. You can also turn to a certified out-of-court dispute settlement body or to a court.',
    final: 'You can still turn to a certified out-of-court dispute settlement body or to a court.',
  },
  interest: {
    tenant: {
      subject: (count, address) =>
        count === 1
          ? `The landlord of ${address} is interested in you`
          : `Landlords of ${count} premises are interested in you`,
      why: 'Are you interested too? Say so on the property’s page. We’ll tell you both, and you’ll each see the contact details the other shares.',
    },
    landlord: {
      subject: (count, address) =>
        count === 1 ? `A tenant is interested in ${address}` : 'New interest in your premises',
      why: 'Are you interested too? Say so on the tenant’s page. We’ll tell you both, and you’ll each see the contact details the other shares.',
    },
    further: (count) => `You’ll find ${count} more on your dashboard.`,
    label: 'Go to your dashboard',
    settings:
      'You’re getting this email because someone is interested. You can change how often you get these emails in your profile.',
    unsubscribe: 'Unsubscribe from emails about interest',
  },
  message: {
    subject: (count, address) =>
      count === 1 ? `New message about ${address}` : `${count} new messages about ${address}`,
    digest: (threads) => `New messages in ${threads} conversations`,
    why: 'You have new messages. Open the conversation to read them and reply.',
    deletedUser: 'Deleted user',
    quote: (text) => `“${text}”`,
    unread: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
    attachments: (count) => (count === 1 ? '1 attachment' : `${count} attachments`),
    further: (threads) =>
      threads === 1
        ? 'One more conversation has new messages.'
        : `${threads} more conversations have new messages.`,
    label: 'Read and reply',
    settings:
      'You’re getting this email because someone wrote to you. In your profile you can change when these emails come and whether they show what was written.',
    unsubscribe: 'Unsubscribe from emails about messages',
  },
  change: {
    subject: {
      let: (address) => `No longer available: ${address}`,
      back: (address) => `Back on the market: ${address}`,
      rent: (address) => `Lower rent: ${address}`,
      moveInDate: (address) => `Available earlier: ${address}`,
    },
    digest: (count) => `News about ${count} premises that interest you`,
    why: (count) =>
      count === 1
        ? 'This property is among your favourites or interests. Here’s what’s new.'
        : 'These premises are among your favourites or interests. Here’s what’s new.',
    let: 'Let to someone else',
    back: 'Back on the market',
    rent: (rent, before) => `Rent now ${rent} a month, previously ${before}`,
    moveInDate: (day, before) => `Available from ${day}, previously ${before}`,
    further: (count) =>
      count === 1
        ? 'There’s news about one more of your favourites or interests.'
        : `There’s news about ${count} more of your favourites or interests.`,
    label: 'See your favourites',
    settings:
      'You’re getting this email because these premises are among your favourites or interests. You can turn these emails off in your profile.',
    unsubscribe: 'Unsubscribe from emails about changes',
  },
  webhook: {
    subject: (host) => `The webhook to ${host} is switched off`,
    why: {
      failing: (url) =>
        `We tried to send an event to ${url} for five days. It never answered with a 2xx status.`,
      gone: (url) => `${url} answered with status 410, which means that it doesn’t want any more events.`,
      ownerLeft: (url) => `The person who set up the webhook to ${url} is no longer an owner of your team.`,
    },
    afterwards:
      'We’ve stopped sending to it. Once you switch it back on, we’ll send what couldn’t be delivered in the last 30 days.',
    label: 'Manage webhooks',
  },
  viewing: {
    booked: {
      subject: (address) => `Viewing booked: ${address}`,
      why: {
        tenant: (address, when) => `You’re viewing the premises at ${address} on ${when}.`,
        landlord: (address, when) => `A tenant is viewing your premises at ${address} on ${when}.`,
      },
    },
    moved: {
      subject: (address) => `Viewing moved: ${address}`,
      why: {
        tenant: (address, when) => `Your viewing of the premises at ${address} is now on ${when}.`,
        landlord: (address, when) =>
          `The tenant moved the viewing of your premises at ${address}. It’s now on ${when}.`,
      },
    },
    proposed: {
      subject: (address) => `Proposed viewing: ${address}`,
      why: {
        tenant: (address, when) =>
          `The landlord would like to show you the premises at ${address} on ${when}. Accept the time or select another one.`,
        landlord: (address, when) =>
          `You proposed a viewing of your premises at ${address} on ${when}. We’ll let you know when the tenant answers.`,
      },
    },
    cancelled: {
      subject: (address) => `Viewing cancelled: ${address}`,
      why: {
        tenant: (address, when) => `The viewing of the premises at ${address} on ${when} has been cancelled.`,
        landlord: (address, when) =>
          `The viewing of your premises at ${address} on ${when} has been cancelled.`,
      },
    },
    reminder: {
      subject: (address) => `Viewing soon: ${address}`,
      why: {
        tenant: (address, when) => `A reminder: you’re viewing the premises at ${address} on ${when}.`,
        landlord: (address, when) =>
          `A reminder: a tenant is viewing your premises at ${address} on ${when}.`,
      },
    },
    label: 'Open the conversation',
    invitation: 'The attached invitation adds the viewing to your calendar. You don’t need to answer it.',
    cancellation: 'The attachment removes the viewing from your calendar.',
    reminded: 'If you can’t come, move or cancel the viewing in the conversation.',
    event: (address) => `Viewing: ${address}`,
    calendar: (productName) => `${productName} viewings`,
  },
  alert: {
    tenant: {
      subject: (count, address) => (count === 1 ? `New match: ${address}` : `${count} new matches for you`),
      why: 'These premises are new matches for what you’re looking for, best first.',
      unsubscribe: 'Unsubscribe from these alerts',
    },
    landlord: {
      subject: (count, address) =>
        count === 1 ? `New tenant for ${address}` : `${count} new tenants for ${address}`,
      why: (address) => `New matches for your premises at ${address}, best first.`,
      unsubscribe: 'Unsubscribe from alerts for this announcement',
    },
    digest: {
      subject: (count, announcements) => `${count} new matches for ${announcements} of your announcements`,
      why: 'Several of your announcements have new matches, best first.',
      unsubscribe: (announcements) => `Unsubscribe from alerts for these ${announcements} announcements`,
    },
    tenants: (count) => (count === 1 ? '1 new tenant' : `${count} new tenants`),
    premises: (count) => (count === 1 ? '1 new match' : `${count} new matches`),
    best: (named, count) =>
      `This email shows the best ${named} of ${count}. You’ll find the rest in your matches.`,
    label: 'See all matches',
    settings: 'You’re getting this email because you turned on alerts. You can change them in your details.',
  },
};
