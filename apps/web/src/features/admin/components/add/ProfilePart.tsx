import { requiredFields } from '@tilava/domain/form';
import type { ProfileKind } from '@tilava/domain/profile';
import { OrganizationFieldset } from '../../../../shared/fields/OrganizationFieldset.tsx';
import { PersonFieldset } from '../../../../shared/fields/PersonFieldset.tsx';
import type { useProfileForms } from './useProfileForms.ts';

interface ProfilePartProps {
  readonly kind: ProfileKind;
  readonly forms: ReturnType<typeof useProfileForms>;
}

/** Who somebody is who is added. */
export function ProfilePart({ kind, forms: { rules, person, organization } }: ProfilePartProps) {
  return kind === 'privatePerson' ? (
    <PersonFieldset
      id="profile"
      values={person.values}
      onChange={person.change}
      onLeave={person.leave}
      errors={person.errors}
      answers={person.answers}
      format={person.format}
      required={requiredFields(rules.person)}
    />
  ) : (
    <OrganizationFieldset
      id="profile"
      values={organization.values}
      onChange={organization.change}
      onLeave={organization.leave}
      errors={organization.errors}
      answers={organization.answers}
      format={organization.format}
      required={requiredFields(rules.organization)}
    />
  );
}
