import type { RankingTexts } from './ranking.ts';

/** The page about ranking in English. */
export const en: RankingTexts = {
  lead: 'Every match has a percentage that shows how well the premises suit what a tenant is looking for. Here’s what goes into it, how much each part counts, and what never does.',
  criteria: {
    title: 'What counts, and how much',
    intro: (total) =>
      `Each criterion has a weight, and all the weights add up to ${total}. The percentage of a match is the weighted average of its criteria.`,
    criterion: 'Criterion',
    weight: 'Weight',
    how: {
      residenceType: 'Full points if the tenant is looking for that type, otherwise none.',
      location: (full, none) =>
        `Full points up to ${full} from the search location, then fewer with every metre, down to none at ${none}. If the tenant has drawn an area: full points inside it, and nothing outside is listed.`,
      rent: (above) =>
        `Full points up to the tenant’s maximum, then fewer, down to none at ${above} above it. A lower rent never costs points.`,
      size: (outside) =>
        `Full points within the tenant’s range, then fewer, down to none at ${outside} outside it.`,
      roomCount: (half) =>
        `Full points for a number of rooms that the tenant asked for, ${half} of them for one room more or less, otherwise none.`,
      moveInDate: (days) =>
        `Full points if available by the tenant’s move-in date, then fewer with every day, down to none at ${days} days late. None if the move-out date comes first.`,
      amenities: 'The share of the amenities the tenant asked for that the premises have.',
      floor: 'Full points for a floor that the tenant asked for, otherwise none.',
      deposit: 'Only if the tenant wants no deposit: full points if none is required, no points if one is.',
    },
    open: 'Anything that either side leaves open counts neither for nor against a match: the other criteria then make up the percentage.',
    otherType: (most) =>
      `The type weighs most. Premises of a type that the tenant isn’t looking for never reach more than ${most}, unless the tenant has chosen what matters more.`,
  },
  own: {
    title: 'If something matters more to you',
    choose: (factor) =>
      `Tenants can say for each search how much each criterion matters to them. The weight of what’s important is multiplied by ${factor}, and what doesn’t matter isn’t counted. Until you choose, every criterion is normal and has the weight above.`,
    must: (factor) =>
      `What you must have is multiplied by ${factor} as well, and announcements that don’t meet it in full are left out of your list and your alerts. The list says how many there are. If an announcement leaves something open, it stays.`,
    others:
      'Landlords always see the percentage by the weights above, and never learn what a tenant has chosen. So the two sides of a match may see different percentages.',
  },
  order: {
    title: 'Order and ties',
    intro: (radius) =>
      `A list contains what is within ${radius}. The best matches come first, unless you sort it differently:`,
    sorts: {
      best: 'The highest percentage first',
      rent: 'The lowest monthly rent first',
      size: 'The largest area first',
      distance: 'The nearest to the search location first',
      newest: 'What was added last first',
    },
    tenantsOnly: 'for tenants',
    ties: 'Ties are sorted by percentage, then by distance, then by age: what was added first comes first.',
    filters: 'Filters leave matches out. They never change the order of the others.',
  },
  tenants: {
    title: 'If you’re looking for premises',
    list: (radius) =>
      `You see all public announcements within ${radius} of where you’re looking, from all landlords alike.`,
    left: 'The only ones left out are hidden announcements, those that don’t meet what you must have, and those of landlords you’ve blocked or who have blocked you.',
    preferred: (facts, more) =>
      `Landlords can describe their preferred tenant (${facts}). Whether that’s you never changes the percentage or the order of your matches. You can choose to see only announcements where more than ${more} of these apply to you.`,
  },
  landlords: {
    title: 'If you’re letting premises',
    list: (radius) =>
      `For each public announcement, you see all tenants with a verified email address who are looking within ${radius} of it. The percentage is the one the tenant sees, unless the tenant has chosen what matters more.`,
    once: 'A tenant with several active searches is listed once for each of them. Tenants you’ve blocked, or who have blocked you, are left out.',
    preferred: (most) =>
      `What you say about your preferred tenant gives 0 to ${most} points of its own, shown beside the match. They never change the percentage or the order.`,
  },
  data: {
    title: 'Data we use, and data we don’t',
    used: 'What we compare',
    usedList: [
      'What the tenant is looking for',
      'What the landlord says about the premises',
      'The distance between the two places, as the crow flies',
      'Today’s date: what has become available already is available today',
    ],
    never: 'What never counts',
    neverList: [
      'Age, gender, family, language and nationality',
      'Views, favourites, interest and messages',
      'Pictures and descriptions',
      'Who the landlord or the tenant is, and how long they’ve been with us',
      'Payments of any kind',
    ],
  },
  payment: {
    title: 'Nobody can pay for a better place',
    text: 'There are no paid places, no promoted announcements and no exceptions. The same calculation applies to everyone.',
  },
  explained: {
    title: 'Every match is explained',
    text: 'Open a match to see the points of each criterion and the reason for them. The weights and limits on this page come from the same program that calculates the points, so the two always agree.',
  },
  law: {
    title: 'Why this page exists',
    text: 'EU law requires it. Regulation (EU) 2019/1150, Article 5, obliges online platforms to describe to businesses the main parameters that determine ranking, and why those count more than others. Directive 2011/83/EU, Article 6a, gives consumers who search on online marketplaces the right to know them, too.',
  },
};
