import { problem } from '@tilava/sdk/testing';
import { paths } from '../shared/paths.ts';
import { looks } from './support/looks.ts';
import { productPages, type PageMeta, type PageStory } from './support/productPages.tsx';
import { presses, shows } from './support/shows.ts';
import { tenantDraft } from './support/writtenDrafts.ts';

const unsubscription = `/unsubscribe/${'a'.repeat(43)}`;
const verification = '/verification/0199a6b0-3c00-7000-8000-000000000101/code';

// What there is for whoever is not logged in.
const meta = {
  ...productPages,
  title: 'Pages/Visitor',
  tags: ['!autodocs'],
} satisfies PageMeta;

export default meta;

export const Landing: PageStory = {
  args: { path: paths.landing },
  play: shows(({ landing }) => landing.sentence),
};

export const LandingInFinnish: PageStory = { ...Landing, globals: looks.finnish };

export const LandingOnPhoneInDark: PageStory = {
  ...Landing,
  globals: { ...looks.phone, ...looks.dark, ...looks.swedish },
};

export const Login: PageStory = {
  args: { path: paths.login },
  play: shows(({ login }) => login.noAccount),
};

export const ForgotPassword: PageStory = {
  ...Login,
  play: async (context) => {
    await presses(({ forgotPassword }) => forgotPassword.title)(context);
    await shows(({ forgotPassword }) => forgotPassword.explanation)(context);
  },
};

export const SignUp: PageStory = {
  args: { path: paths.signUp },
  play: shows(({ signUp }) => signUp.roles.tenantIs),
};

export const SignUpOfTenantLocation: PageStory = {
  args: { path: '/signup/tenant/0' },
  play: shows(({ signUp }) => signUp.addressHint),
};

export const SignUpOfTenantProperty: PageStory = {
  args: { path: '/signup/tenant/1', drafts: { tenantSignUp: tenantDraft } },
  play: shows(({ signUp }) => signUp.titles.property),
};

export const SignUpOfTenantPropertyOnPhone: PageStory = {
  ...SignUpOfTenantProperty,
  globals: { ...looks.phone, ...looks.finnish },
};

export const SignUpOfTenantResults: PageStory = {
  args: { path: '/signup/tenant/2', drafts: { tenantSignUp: tenantDraft } },
  play: shows(({ signUp }) => signUp.results.explanation),
};

export const SignUpOfTenantProfile: PageStory = {
  args: { path: '/signup/tenant/3', drafts: { tenantSignUp: tenantDraft } },
  play: shows(({ signUp }) => signUp.titles.profile),
};

export const SignUpOfTenantOrganisation: PageStory = {
  args: { path: '/signup/tenant/3', drafts: { tenantSignUp: { ...tenantDraft, kind: 'organization' } } },
  play: shows(({ fields }) => fields.contactPerson),
};

export const SignUpOfTenantAccount: PageStory = {
  args: { path: '/signup/tenant/4', drafts: { tenantSignUp: tenantDraft } },
  play: shows(({ signUp }) => signUp.emailHint),
};

export const SignUpOfLandlord: PageStory = {
  args: { path: paths.signUpLandlord },
  play: shows(({ signUp }) => signUp.landlordSentence),
};

export const VerificationWorking: PageStory = {
  args: { path: verification, answers: 'loading' },
  play: shows(({ verification: texts }) => texts.working),
};

export const VerificationDone: PageStory = {
  args: { path: verification },
  play: shows(({ product }) => product.request.verified),
};

export const VerificationAlreadyDone: PageStory = {
  args: {
    path: verification,
    replies: ({ verifyUser }) => [
      verifyUser({ status: 'already_verified', message: 'You have been already verified' }),
    ],
  },
  play: shows(({ product }) => product.request.alreadyVerified),
};

export const VerificationRefused: PageStory = {
  args: { path: verification, replies: ({ verifyUser }) => [verifyUser(problem('verification_failed'))] },
  play: shows(({ verification: texts }) => texts.failedHint),
};

export const VerificationUnanswered: PageStory = {
  args: { path: verification, answers: 'failed' },
  play: shows(({ verification: texts }) => texts.unanswered),
};

export const CustomerService: PageStory = {
  args: { path: paths.customerService },
  play: shows((_, { guidance }) => guidance.customerService.title),
};

export const Terms: PageStory = {
  args: { path: paths.terms },
  play: shows((_, { guidance }) => guidance.terms.title),
};

export const DataProtection: PageStory = {
  args: { path: paths.dataProtection },
  play: shows((_, { guidance }) => guidance.dataProtection.title),
};

export const Ranking: PageStory = {
  args: { path: paths.ranking },
  play: shows(({ sorting }) => sorting.how),
};

export const Unsubscription: PageStory = {
  args: { path: unsubscription },
  play: shows((_, { unsubscribing }) => unsubscribing.confirm),
};

export const UnsubscriptionOnPhoneInSwedish: PageStory = {
  ...Unsubscription,
  globals: { ...looks.phone, ...looks.swedish },
};

export const UnsubscriptionDone: PageStory = {
  args: { path: unsubscription },
  play: presses((_, { unsubscribing }) => unsubscribing.confirm),
};

export const UnsubscriptionOfUnknownLink: PageStory = {
  args: {
    path: unsubscription,
    replies: ({ createUnsubscription }) => [createUnsubscription(problem('not_found'))],
  },
  play: presses((_, { unsubscribing }) => unsubscribing.confirm),
};
