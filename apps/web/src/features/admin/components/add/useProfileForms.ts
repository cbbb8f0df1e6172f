import { emptyValues } from '@tilava/domain/form';
import { readPhoneNumber } from '@tilava/domain/phone';
import { organizationForm, privatePersonForm, type Profile, type ProfileKind } from '@tilava/domain/profile';
import { fieldFailures } from '@tilava/ui/formField';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { useOrganizationSections, usePersonSections } from '../../../../shared/fields/useProfileSections.tsx';
import { useForm } from '../../../../shared/forms/useForm.ts';
import { useToday } from '../../../../shared/time/useToday.ts';

/** The forms of both kinds of profiles; what was written in the other one stays. */
export function useProfileForms(kind: ProfileKind) {
  const today = useToday();
  const languages = [useLocale()];
  const rules = useMemo(() => {
    const options = { today, readPhoneNumber, user: null };
    return { person: privatePersonForm(options), organization: organizationForm(options) };
  }, [today]);
  const person = useForm(rules.person, { ...emptyValues(rules.person), languages });
  const organization = useForm(rules.organization, { ...emptyValues(rules.organization), languages });
  const sections = {
    person: usePersonSections(person.values),
    organization: useOrganizationSections(organization.values),
  };
  return {
    person,
    organization,
    sections,
    attempts: person.attempts + organization.attempts,
    isChanged: person.isChanged || organization.isChanged,
    failures:
      kind === 'privatePerson'
        ? fieldFailures('profile', sections.person, person.errors)
        : fieldFailures('profile', sections.organization, organization.errors),
    /** What the open one stands for; null where it is not valid. */
    read: (): Profile | null => {
      if (kind === 'privatePerson') {
        const details = person.read();
        return details && { kind, details };
      }
      const details = organization.read();
      return details && { kind, details };
    },
  };
}
