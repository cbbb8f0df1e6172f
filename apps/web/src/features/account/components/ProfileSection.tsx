import type { Schemas } from '@tilava/sdk';
import { Link } from '@tilava/ui/Link';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { paths } from '../../../shared/paths.ts';
import { FactsSkeleton } from '../../../shared/facts/FactsSkeleton.tsx';
import { ProfileFacts } from './ProfileFacts.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import { Section } from '../../../shared/page/Section.tsx';

/** Who somebody is, with their picture, and the way to change it. */
export function ProfileSection({ user }: { readonly user: Schemas['User'] | undefined }) {
  const t = useTranslations('account');
  return (
    <Section
      id="profile"
      title={t('profile')}
      hint={t('profileHint')}
      action={
        <Link href={paths.editProfile} variant="standalone">
          {t('editProfile')}
        </Link>
      }
    >
      {user === undefined ? (
        <FactsSkeleton />
      ) : (
        <Stack gap={6}>
          <ProfilePicture user={user} />
          <ProfileFacts user={user} />
        </Stack>
      )}
    </Section>
  );
}
