import { useTranslations } from 'use-intl';
import { useFormCheck } from '../../../shared/forms/useForm.ts';
import { nothingToCheck, stepCheck, type StepCheck } from '../../../shared/wizard/stepCheck.ts';
import type { TenantForms, TenantValues } from '../model/signUpForms.ts';
import type { TenantStep } from '../model/tenantSteps.ts';

/** Checks of every form of a tenant's sign-up. */
export type TenantChecks = ReturnType<typeof useTenantChecks>;

/** Checks every form of a tenant's sign-up with every change. */
export function useTenantChecks(forms: TenantForms, values: TenantValues) {
  const t = useTranslations('product.field');
  const location = useFormCheck(forms.location, values.location);
  const property = useFormCheck(forms.property, values.property);
  const privatePerson = useFormCheck(forms.privatePerson, values.privatePerson);
  const organization = useFormCheck(forms.organization, values.organization);
  const account = useFormCheck(forms.account, values.account);
  const isPrivate = values.kind === 'privatePerson';

  const ofStep = (step: TenantStep): StepCheck => {
    switch (step) {
      case 'location':
        return stepCheck(step, location, (name) => t(`need.${name}`));
      case 'property':
        return stepCheck(step, property, (name) => t(`need.${name}`));
      case 'results':
        return nothingToCheck;
      case 'profile':
        return isPrivate
          ? stepCheck(step, privatePerson, (name) => t(`person.${name}`))
          : stepCheck(step, organization, (name) => t(`organization.${name}`));
      case 'account':
        return stepCheck(step, account, (name) => t(`account.${name}`));
    }
  };

  return { location, property, privatePerson, organization, account, ofStep };
}
