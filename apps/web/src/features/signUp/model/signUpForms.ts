import { accountForm } from '@tilava/domain/account';
import type { Locale } from '@tilava/domain/format';
import type { ValuesOf } from '@tilava/domain/form';
import { needPropertyForm } from '@tilava/domain/need';
import { addressForm } from '@tilava/domain/place';
import {
  organizationForm,
  privatePersonForm,
  type PhoneNumberReader,
  type ProfileKind,
} from '@tilava/domain/profile';
import { draftOf, readDraft, type WizardDraft } from '@tilava/domain/wizard';

export interface SignUpOptions {
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

/** The forms of a tenant, who also says what is sought. */
export const tenantForms = (options: SignUpOptions) => ({
  location: addressForm,
  property: needPropertyForm({ today: options.today }),
  ...landlordForms(options),
});

export type LandlordForms = ReturnType<typeof landlordForms>;

export type TenantForms = ReturnType<typeof tenantForms>;

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

/** The values that a tenant's draft holds, or those to begin with. */
export const readTenant = (
  forms: TenantForms,
  language: Locale,
  draft: unknown,
  current?: TenantValues,
): TenantValues => withoutDraft(readDraft(forms, goneOn(draft, language)), draft, current);

/** The values that a landlord's draft holds, or those to begin with. */
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
