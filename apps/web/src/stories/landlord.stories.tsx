import { generatePath } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { announcements } from './support/exampleAnnouncements.ts';
import { need } from './support/exampleTenants.ts';
import { looks } from './support/looks.ts';
import { productPages, type PageMeta, type PageStory } from './support/productPages.tsx';
import { presses, shows } from './support/shows.ts';
import { announcementDraft } from './support/writtenDrafts.ts';

const [first, second] = announcements;
const match = generatePath(paths.tenantMatch, { annoId: first?.id ?? '', propId: need.id });
const drafts = { announcement: announcementDraft };

// What there is for landlords.
const meta = {
  ...productPages,
  title: 'Pages/Landlord',
  tags: ['!autodocs'],
  args: { ...productPages.args, role: 'landlord' },
} satisfies PageMeta;

export default meta;

export const Announcements: PageStory = {
  args: { path: paths.announcements },
  play: shows(/^Lönnrotinkatu 18/),
};

export const AnnouncementsOnPhone: PageStory = {
  ...Announcements,
  globals: { ...looks.phone, ...looks.finnish },
};

export const AnnouncementsNone: PageStory = {
  args: { path: paths.announcements, answers: 'empty' },
  play: shows(({ announcements: texts }) => texts.noPublic),
};

export const AnnouncementsWithBrokenOne: PageStory = {
  args: {
    path: paths.announcements,
    replies: ({ listAnnouncementsOfUser }) => [
      listAnnouncementsOfUser(Response.json([first, { ...second, properties: null }])),
    ],
  },
  play: shows(({ errors }) => errors.entry),
};

export const AnnouncementsLoading: PageStory = {
  args: { path: paths.announcements, answers: 'loading' },
  play: shows(({ announcements: texts }) => texts.loading),
};

export const AnnouncementsFailed: PageStory = {
  args: { path: paths.announcements, answers: 'failed' },
  play: shows(({ announcements: texts }) => texts.failed),
};

export const NewAnnouncementLocation: PageStory = {
  args: { path: generatePath(paths.newAnnouncement, { index: '0' }) },
  play: shows(({ newAnnouncement }) => newAnnouncement.addressHint),
};

export const NewAnnouncementProperty: PageStory = {
  args: { path: generatePath(paths.newAnnouncement, { index: '1' }), drafts },
  play: shows(({ pictures }) => pictures.propertyPics),
};

export const NewAnnouncementTenant: PageStory = {
  args: { path: generatePath(paths.newAnnouncement, { index: '2' }), drafts },
  play: shows(({ newAnnouncement }) => newAnnouncement.preview),
};

export const Matches: PageStory = {
  args: { path: paths.matches },
  play: shows('Example Studio Oy'),
};

export const MatchesOnPhoneInDark: PageStory = {
  ...Matches,
  globals: { ...looks.phone, ...looks.dark, ...looks.finnish },
};

export const MatchesNone: PageStory = {
  args: {
    path: paths.matches,
    replies: ({ findMatches }) => [findMatches({ results: [], total: 0, nextCursor: null })],
  },
  play: shows(({ matches }) => matches.noTenants),
};

export const MatchesWithoutAnnouncement: PageStory = {
  args: { path: paths.matches, answers: 'empty' },
  play: shows(({ matches }) => matches.noAnnouncements),
};

export const MatchesLoading: PageStory = {
  args: { path: paths.matches, answers: 'loading' },
  play: shows(({ matches }) => matches.loading),
};

export const MatchesFailed: PageStory = {
  args: { path: paths.matches, answers: 'failed' },
  play: shows(({ matches }) => matches.failed),
};

export const MatchFilters: PageStory = {
  args: { path: paths.matches },
  globals: looks.swedish,
  play: async (context) => {
    await presses(({ filters }) => filters.title)(context);
    await shows(({ filters }) => filters.apply)(context);
  },
};

export const Match: PageStory = {
  args: { path: match },
  play: shows(({ matchDetail }) => matchDetail.mutual.title),
};

export const MatchOnPhoneInDark: PageStory = {
  ...Match,
  globals: { ...looks.phone, ...looks.dark, ...looks.finnish },
};

export const MatchLoading: PageStory = {
  args: { path: match, answers: 'loading' },
  play: shows(({ matchDetail }) => matchDetail.loading),
};

export const MatchFailed: PageStory = {
  args: { path: match, answers: 'failed' },
  play: shows(({ matchDetail }) => matchDetail.failed),
};

export const OwnProfile: PageStory = {
  args: { path: paths.ownProfile },
  play: shows(({ account }) => account.editProfile),
};

export const Details: PageStory = {
  args: { path: paths.information },
  play: shows(({ announcements: texts }) => texts.preferred),
};

export const Pictures: PageStory = {
  args: { path: paths.ownPictures },
  play: shows(({ pictures }) => pictures.propertyPics),
};

export const DetailsWithoutAnnouncement: PageStory = {
  args: { path: paths.information, answers: 'empty' },
  play: shows(({ announcements: texts }) => texts.none),
};

export const EditProperty: PageStory = {
  args: { path: generatePath(paths.editProperty, { propId: first?.properties.id ?? '' }) },
  play: shows(({ fields }) => fields.terms),
};

export const EditProfile: PageStory = {
  args: { path: paths.editProfile },
  play: shows(({ fields }) => fields.contactPerson),
};

export const Dashboard: PageStory = {
  args: { path: paths.userDashboard },
  play: shows('Example Studio Oy'),
};

export const DashboardWithoutInterest: PageStory = {
  args: { path: paths.userDashboard, answers: 'empty' },
  play: shows(({ matches }) => matches.noTenants),
};
