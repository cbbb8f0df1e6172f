import { requiredFields } from '@tilava/domain/form';
import { FormFields } from '@tilava/ui/FormFields';
import { useNeedSections } from '../../../shared/fields/usePremisesSections.tsx';
import type { FormCheck } from '../../../shared/forms/useFormCheck.ts';
import type { TenantForms, TenantValues } from '../model/signUpForms.ts';

interface PropertyStepProps {
  readonly form: TenantForms['property'];
  readonly today: string;
  readonly values: TenantValues['property'];
  readonly onChange: (values: TenantValues['property']) => void;
  readonly check: FormCheck<keyof TenantValues['property']>;
}

/** What kind of premises a tenant looks for. */
export function PropertyStep({ form, today, values, onChange, check }: PropertyStepProps) {
  return (
    <FormFields
      id="property"
      sections={useNeedSections({ values, today })}
      values={values}
      onChange={(changed) => onChange({ ...values, ...changed })}
      onLeave={check.leave}
      errors={check.errors}
      answers={check.answers}
      format={check.format}
      required={requiredFields(form)}
    />
  );
}
