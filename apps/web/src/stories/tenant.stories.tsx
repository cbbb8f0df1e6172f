import { generatePath } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { announcements } from './support/exampleAnnouncements.ts';
import { need } from './support/exampleTenants.ts';
import { looks } from './support/looks.ts';
import { productPages, type PageMeta, type PageStory } from './support/productPages.tsx';
import { presses, shows } from './support/shows.ts';

const listings = announcements.map(({ properties }) => properties);
/** The landlords of the first is interested, too; of the third, nobody is. */
const [mutual = '', , third = ''] = listings.map(({ id }) =>
  generatePath(paths.announcementMatch, { propId: id }),
);
const comparison = new URLSearchParams(listings.slice(0, 3).map(({ id }) => ['premises', id]));

// What there is for tenants: private persons and organisations.
const meta = {
  ...productPages,
  title: 'Pages/Tenant',
  tags: ['!autodocs'],
  args: { ...productPages.args, role: 'tenant' },
} satisfies PageMeta;

export default meta;

export const Matches: PageStory = {
  args: { path: paths.matches },
  play: shows(/^Lönnrotinkatu 18/),
};

export const MatchesInDark: PageStory = { ...Matches, globals: looks.dark };

export const MatchesOnPhone: PageStory = { ...Matches, globals: { ...looks.phone, ...looks.finnish } };

export const MatchesAsPlotOnPhone: PageStory = {
  args: { path: `${paths.matches}?view=plot` },
  globals: looks.phone,
  play: shows(/^Select a mark/),
};

export const MatchesLoading: PageStory = {
  args: { path: paths.matches, answers: 'loading' },
  play: shows(({ matches }) => matches.loading),
};

export const MatchesFailed: PageStory = {
  args: { path: paths.matches, answers: 'failed' },
  play: shows(({ matches }) => matches.failed),
};

export const MatchesNone: PageStory = {
  args: { path: paths.matches, answers: 'empty' },
  play: shows(({ matches }) => matches.none),
};

export const MatchesWithoutNeed: PageStory = {
  args: { path: paths.matches, replies: ({ listPropertiesOfUser }) => [listPropertiesOfUser([])] },
  play: shows(({ matches }) => matches.newNeed),
};

export const MatchesFiltered: PageStory = {
  args: { path: `${paths.matches}?filter=above60` },
  play: shows(/^Lönnrotinkatu 18/),
};

export const MatchFilters: PageStory = {
  args: { path: paths.matches },
  play: async (context) => {
    await presses(({ filters }) => filters.title)(context);
    await shows(({ filters }) => filters.apply)(context);
  },
};

export const Favourites: PageStory = {
  args: { path: `${paths.matches}?list=favorites` },
  play: shows(/^Lönnrotinkatu 18/),
};

export const FavouritesNone: PageStory = {
  args: { path: `${paths.matches}?list=favorites`, answers: 'empty' },
  play: shows(({ matches }) => matches.noFavorites),
};

export const Match: PageStory = {
  args: { path: third },
  play: shows(({ matchDetail }) => matchDetail.cost.title),
};

export const MatchOfMutualInterest: PageStory = {
  args: { path: mutual },
  play: shows(({ matchDetail }) => matchDetail.mutual.title),
};

export const MatchOnPhoneInDark: PageStory = {
  ...MatchOfMutualInterest,
  globals: { ...looks.phone, ...looks.dark, ...looks.swedish },
};

export const MatchLoading: PageStory = {
  args: { path: third, answers: 'loading' },
  play: shows(({ matchDetail }) => matchDetail.loading),
};

export const MatchFailed: PageStory = {
  args: { path: third, answers: 'failed' },
  play: shows(({ matchDetail }) => matchDetail.failed),
};

export const Comparison: PageStory = {
  args: { path: `${paths.comparison}?${comparison}` },
  play: shows(({ comparison: texts }) => texts.facts),
};

export const Profile: PageStory = {
  args: { path: paths.information },
  play: shows(need.address),
};

export const ProfileOfOrganisation: PageStory = {
  args: { path: paths.information, role: 'organisation' },
  globals: looks.finnish,
  play: shows('Example Studio Oy'),
};

export const ProfileLoading: PageStory = {
  args: { path: paths.information, answers: 'loading' },
  play: shows(({ account }) => account.need),
};

export const ProfileFailed: PageStory = {
  args: { path: paths.information, answers: 'failed' },
  play: shows(({ account }) => account.failed),
};

export const Notifications: PageStory = {
  args: { path: paths.notifications },
  play: shows(({ account }) => account.contact),
};

export const NotificationsOnPhoneInDark: PageStory = {
  ...Notifications,
  globals: { ...looks.phone, ...looks.dark, ...looks.finnish },
};

export const OwnData: PageStory = {
  args: { path: paths.ownData },
  play: shows(({ account }) => account.export),
};

export const EditProfile: PageStory = {
  args: { path: paths.editProfile },
  play: shows(({ fields }) => fields.background),
};

export const EditProfileOfOrganisation: PageStory = {
  args: { path: paths.editProfile, role: 'organisation' },
  globals: looks.swedish,
  play: shows(({ fields }) => fields.contactPerson),
};

export const EditProperty: PageStory = {
  args: { path: generatePath(paths.editProperty, { propId: need.id }) },
  play: shows(({ fields }) => fields.terms),
};

export const Dashboard: PageStory = {
  args: { path: paths.userDashboard },
  play: shows((_, { insights }) => insights.title(need.address)),
};

export const DashboardWithoutInterest: PageStory = {
  args: { path: paths.userDashboard, answers: 'empty' },
  play: shows(({ dashboard }) => dashboard.noInterests),
};

export const DashboardFailed: PageStory = {
  args: { path: paths.userDashboard, answers: 'failed' },
  play: shows(({ dashboard }) => dashboard.failed),
};
