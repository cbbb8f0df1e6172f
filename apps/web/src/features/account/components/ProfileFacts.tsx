import type { Schemas } from '@tilava/sdk';
import { DefinitionList } from '@tilava/ui/DefinitionList';
import { useTranslations } from 'use-intl';
import { profileOf } from '@tilava/domain/profile';
import { useOrganizationFacts, usePersonFacts } from './useProfileFacts.ts';

/** Who somebody is, as far as they have said; only they see it. */
export function ProfileFacts({ user }: { readonly user: Schemas['User'] }) {
  const t = useTranslations();
  const personFacts = usePersonFacts();
  const organizationFacts = useOrganizationFacts();
  const profile = profileOf(user);
  const facts =
    profile.kind === 'privatePerson' ? personFacts(profile.details) : organizationFacts(profile.details);
  return (
    <DefinitionList
      missing={t('account.unsaid')}
      aria-labelledby="profile-title"
      definitions={[{ term: t('product.field.account.email'), value: user.email }, ...facts].filter(
        ({ value }) => value !== '' && value !== null,
      )}
    />
  );
}
