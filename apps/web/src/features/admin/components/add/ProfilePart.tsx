import { requiredFields } from '@tilava/domain/form';
import type { ProfileKind } from '@tilava/domain/profile';
import { FormFields } from '@tilava/ui/FormFields';
import type { useProfileForms } from './useProfileForms.ts';

interface ProfilePartProps {
  readonly kind: ProfileKind;
  readonly forms: ReturnType<typeof useProfileForms>;
}

/** Who somebody is who is added. */
export function ProfilePart({ kind, forms: { rules, person, organization, sections } }: ProfilePartProps) {
  return kind === 'privatePerson' ? (
    <FormFields
      id="profile"
      sections={sections.person}
      values={person.values}
      onChange={person.change}
      onLeave={person.leave}
      errors={person.errors}
      answers={person.answers}
      format={person.format}
      required={requiredFields(rules.person)}
    />
  ) : (
    <FormFields
      id="profile"
      sections={sections.organization}
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
