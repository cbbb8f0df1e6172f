import type { ResultOf } from '@tilava/domain/form';
import type { Locale } from '@tilava/domain/format';
import { needCreation, userCreation } from '@tilava/domain/payload';
import type { Profile } from '@tilava/domain/profile';
import {
  moveWizard,
  startWizard,
  tenantWizard,
  viewWizard,
  type WizardResults,
  type WizardSteps,
  type WizardValues,
} from '@tilava/domain/wizard';
import type { Schemas } from '@tilava/sdk';
import type { TenantForms, TenantValues } from './signUpForms.ts';

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

/** What every tenant fills in, whoever they are. */
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
