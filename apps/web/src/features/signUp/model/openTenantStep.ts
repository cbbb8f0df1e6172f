import type { ResultOf } from '@tilava/domain/form';
import type { Locale } from '@tilava/domain/format';
import { needCreation, userCreation } from '@tilava/domain/payload';
import type { Profile } from '@tilava/domain/profile';
import {
  moveWizard,
  startWizard,
  tenantWizard,
  viewWizard,
  type WizardSteps,
  type WizardValues,
  type WizardView,
} from '@tilava/domain/wizard';
import type { Schemas } from '@tilava/sdk';
import type { TenantForms, TenantValues } from './signUpForms.ts';
import type { TenantStep } from './tenantBeginning.ts';

/** A tenant's sign-up at a step. */
export interface TenantSignUpAt {
  /** The step that may be opened: the one that was asked for, or the earliest with an invalid field before it. */
  readonly index: number;
  readonly view: WizardView<TenantStep>;
  /** What is sent, once every step is valid and the last one is open; else null. */
  readonly creation: (language: Locale) => Schemas['UserCreation'] | null;
}

/** The steps of a tenant's sign-up for either kind of profile. */
export type TenantWizards = ReturnType<typeof tenantWizards>;

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
): TenantSignUpAt {
  const common = { location, property, results: {}, account };
  if (kind === 'privatePerson') {
    const { submit, ...opened } = openStep(wizards[kind], { ...common, profile: privatePerson }, index);
    return {
      ...opened,
      creation: (language) => newTenant(submit(), ({ profile }) => ({ kind, details: profile }), language),
    };
  }
  const { submit, ...opened } = openStep(wizards[kind], { ...common, profile: organization }, index);
  return {
    ...opened,
    creation: (language) => newTenant(submit(), ({ profile }) => ({ kind, details: profile }), language),
  };
}

function openStep<Steps extends WizardSteps>(steps: Steps, values: WizardValues<Steps>, asked: number) {
  const state = startWizard(steps, values, asked);
  return {
    index: state.index,
    view: viewWizard(steps, state),
    submit: () => moveWizard(steps, state, { kind: 'submit' }).submission,
  };
}

/** What every tenant fills in, whoever they are. */
interface Submission {
  readonly account: ResultOf<TenantForms['account']>;
  readonly location: ResultOf<TenantForms['location']>;
  readonly property: ResultOf<TenantForms['property']>;
}

function newTenant<Submitted extends Submission>(
  submission: Submitted | null,
  profileOf: (submission: Submitted) => Profile,
  language: Locale,
): Schemas['UserCreation'] | null {
  if (submission === null) return null;
  const { account, location, property } = submission;
  return userCreation({
    account,
    profile: profileOf(submission),
    isLandlord: false,
    need: needCreation({ ...location, ...property }),
    language,
  });
}
