import landingDark from '../../../../../docs/pictures/landing-1280-dark.webp';
import landingLight from '../../../../../docs/pictures/landing-1280-light.webp';
import announcementsDark from '../../../../../docs/pictures/announcements-390-dark.webp';
import announcementsLight from '../../../../../docs/pictures/announcements-390-light.webp';
import insightsDark from '../../../../../docs/pictures/insights-1280-dark.webp';
import insightsLight from '../../../../../docs/pictures/insights-1280-light.webp';
import matchDark from '../../../../../docs/pictures/match-390-dark.webp';
import matchLight from '../../../../../docs/pictures/match-390-light.webp';
import matchesDark from '../../../../../docs/pictures/matches-1280-dark.webp';
import matchesLight from '../../../../../docs/pictures/matches-1280-light.webp';

interface Screen {
  readonly light: string;
  readonly dark: string;
  readonly isPhone: boolean;
  readonly alt: string;
}

/** Pages of the product, as `pnpm pictures` takes them from demo data. */
export const screens = {
  landing: {
    light: landingLight,
    dark: landingDark,
    isPhone: false,
    alt: 'The landing page: one sentence, one address field, the login beside it, and a street of drawn houses',
  },
  matches: {
    light: matchesLight,
    dark: matchesDark,
    isPhone: false,
    alt: 'The matches of a tenant: a list with rents, sizes and percentages, beside a plot of where they are',
  },
  match: {
    light: matchLight,
    dark: matchDark,
    isPhone: true,
    alt: 'A match on a phone: the percentage, and below it each fact with its bar and its part in the points',
  },
  insights: {
    light: insightsLight,
    dark: insightsDark,
    isPhone: false,
    alt: 'The insights of an announcement: ranges of rents, supply and demand, and a line of views',
  },
  announcements: {
    light: announcementsLight,
    dark: announcementsDark,
    isPhone: true,
    alt: 'The announcements of a landlord on a phone',
  },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof screens;
