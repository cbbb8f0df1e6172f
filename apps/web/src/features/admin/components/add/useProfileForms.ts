import { emptyValues } from '@tilava/domain/form';
import { readPhoneNumber } from '@tilava/domain/phone';
import { organizationForm, privatePersonForm, type Profile, type ProfileKind } from '@tilava/domain/profile';
import { failuresOf } from '@tilava/ui/namedField';
import { organizationFieldNames } from '@tilava/ui/OrganizationFields';
import { personFieldNames } from '@tilava/ui/PersonFields';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useOrganizationLabels, usePersonLabels } from '../../../../shared/fields/useProfileLabels.ts';
import { useForm } from '../../../../shared/forms/useForm.ts';
import { useToday } from '../../../../shared/time/useToday.ts';
import { resultOf } from '../../model/resultOf.ts';

/** The forms of both kinds of profiles; what was written in the other one stays. */
export function useProfileForms(kind: ProfileKind) {
  const today = useToday();
  const languages = [useLocale()];
  const personLabels = usePersonLabels();
  const organizationLabels = useOrganizationLabels();
  const rules = useMemo(() => {
    const options = { today, readPhoneNumber, user: null };
    return { person: privatePersonForm(options), organization: organizationForm(options) };
  }, [today]);
  const person = useForm(rules.person, { ...emptyValues(rules.person), languages });
  const organization = useForm(rules.organization, { ...emptyValues(rules.organization), languages });
  return {
    rules,
    person,
    organization,
    attempts: person.attempts + organization.attempts,
    isChanged: person.isChanged || organization.isChanged,
    failures:
      kind === 'privatePerson'
        ? failuresOf('profile', personFieldNames, { labels: personLabels, errors: person.errors })
        : failuresOf('profile', organizationFieldNames, {
            labels: organizationLabels,
            errors: organization.errors,
          }),
    /** What the open one stands for; null where it is not valid. */
    read: (): Profile | null => {
      if (kind === 'privatePerson') {
        const details = resultOf(person);
        return details && { kind, details };
      }
      const details = resultOf(organization);
      return details && { kind, details };
    },
  };
}
