import { accountForm } from '@tilava/domain/account';
import type { ResultOf, ValuesOf } from '@tilava/domain/form';
import type { Locale } from '@tilava/domain/format';
import { needPropertyForm } from '@tilava/domain/need';
import { needCreation, userCreation } from '@tilava/domain/payload';
import { addressForm } from '@tilava/domain/place';
import {
  organizationForm,
  type PhoneNumberReader,
  privatePersonForm,
  type Profile,
  type ProfileKind,
} from '@tilava/domain/profile';
import {
  draftOf,
  moveWizard,
  readDraft,
  startWizard,
  tenantWizard,
  viewWizard,
  type WizardDraft,
  type WizardResults,
  type WizardSteps,
  type WizardValues,
} from '@tilava/domain/wizard';
import type { Schemas } from '@tilava/sdk';

interface SignUpOptions {
  /** `YYYY-MM-DD` in Europe/Helsinki. */
  readonly today: string;
  readonly readPhoneNumber: PhoneNumberReader;
}

/** The forms of whoever signs up: one profile of two kinds, and the account. */
export const landlordForms = ({ today, readPhoneNumber }: SignUpOptions) => {
  const options = { today, readPhoneNumber, user: null };
  return {
    privatePerson: privatePersonForm(options),
    organization: organizationForm(options),
    account: accountForm,
  };
};

export const tenantForms = (options: SignUpOptions) => ({
  location: addressForm,
  property: needPropertyForm({ today: options.today }),
  ...landlordForms(options),
});

type LandlordForms = ReturnType<typeof landlordForms>;

type TenantForms = ReturnType<typeof tenantForms>;

/** What is written of one's profile: that of the other kind stays, so that who comes back finds it. */
export type ProfileKindValues = {
  readonly kind: ProfileKind;
  readonly privatePerson: ValuesOf<LandlordForms['privatePerson']>;
  readonly organization: ValuesOf<LandlordForms['organization']>;
};

export type LandlordValues = ProfileKindValues & { readonly account: ValuesOf<typeof accountForm> };

export type TenantValues = LandlordValues & {
  readonly location: ValuesOf<typeof addressForm>;
  readonly property: ValuesOf<TenantForms['property']>;
};

export const readTenant = (
  forms: TenantForms,
  language: Locale,
  draft: unknown,
  current?: TenantValues,
): TenantValues => withoutDraft(readDraft(forms, goneOn(draft, language)), draft, current);

export const readLandlord = (
  forms: LandlordForms,
  language: Locale,
  draft: unknown,
  current?: LandlordValues,
): LandlordValues => withoutDraft(readDraft(forms, goneOn(draft, language)), draft, current);

/** What of a sign-up is kept, which is everything but passwords. */
export const writeSignUp = ({ kind, ...steps }: TenantValues | LandlordValues): unknown => ({
  ...draftOf(steps),
  kind,
});

/** At first the language of the interface is ticked, also where a draft did not come as far. */
function goneOn(draft: unknown, language: Locale): unknown {
  const spoken = { languages: [language] };
  const begun: WizardDraft = { privatePerson: spoken, organization: spoken };
  return typeof draft === 'object' ? { ...begun, ...draft } : begun;
}

/** What does not stand in a step's fields, or not in a draft: passwords stay where another tab changes the draft. */
function withoutDraft<Values extends Omit<LandlordValues, 'kind'>>(
  values: Values,
  draft: unknown,
  current: LandlordValues | undefined,
): Values & Pick<LandlordValues, 'kind' | 'account'> {
  const { password, confirmPassword } = current?.account ?? values.account;
  return { ...values, kind: kindIn(draft), account: { ...values.account, password, confirmPassword } };
}

const kindIn = (draft: unknown): ProfileKind =>
  typeof draft === 'object' && draft !== null && 'kind' in draft && draft.kind === 'organization'
    ? 'organization'
    : 'privatePerson';

type TenantWizards = ReturnType<typeof tenantWizards>;

/** Makes them, once for as long as the forms are the same: a form takes longer to make than to check. */
export const tenantWizards = ({ privatePerson, organization }: TenantForms, today: string) => ({
  privatePerson: tenantWizard({ today, profileForm: privatePerson }),
  organization: tenantWizard({ today, profileForm: organization }),
});

/** A tenant's sign-up at the step of an address (specification, sections 2 and 5). */
export function openTenantStep(
  wizards: TenantWizards,
  { kind, location, property, account, privatePerson, organization }: TenantValues,
  index: number,
) {
  const common = { location, property, results: {}, account };
  return kind === 'privatePerson'
    ? openStep(wizards[kind], { ...common, profile: privatePerson }, index, (sent, language) =>
        newTenant(sent, { kind, details: sent.profile }, language),
      )
    : openStep(wizards[kind], { ...common, profile: organization }, index, (sent, language) =>
        newTenant(sent, { kind, details: sent.profile }, language),
      );
}

function openStep<Steps extends WizardSteps>(
  steps: Steps,
  values: WizardValues<Steps>,
  asked: number,
  creationOf: (sent: WizardResults<Steps>, language: Locale) => Schemas['UserCreation'],
) {
  const state = startWizard(steps, values, asked);
  return {
    /** The step that may be opened: the one that was asked for, or the earliest with an invalid field before it. */
    index: state.index,
    view: viewWizard(steps, state),
    /** What is sent, once every step is valid and the last one is open; else null. */
    creation: (language: Locale) => {
      const { submission } = moveWizard(steps, state, { kind: 'submit' });
      return submission && creationOf(submission, language);
    },
  };
}

interface Submission {
  readonly account: ResultOf<TenantForms['account']>;
  readonly location: ResultOf<TenantForms['location']>;
  readonly property: ResultOf<TenantForms['property']>;
}

const newTenant = ({ account, location, property }: Submission, profile: Profile, language: Locale) =>
  userCreation({
    account,
    profile,
    isLandlord: false,
    need: needCreation({ ...location, ...property }),
    language,
  });
