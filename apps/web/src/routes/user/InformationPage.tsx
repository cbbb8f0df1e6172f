import { Notice } from '@tilava/ui/Notice';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { useOwnUser } from '../../features/account/api/useOwnUser.ts';
import { PasswordSection } from '../../features/account/components/PasswordSection.tsx';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import { useSession } from '../../shared/session/useSession.ts';

/** What is one's own: a tenant's Profile, a landlord's Details (specification, section 2, Information pages). */
export default function InformationPage() {
  const t = useTranslations();
  const session = useSession();
  const user = useOwnUser();
  const isTemporary = session?.mustChangePassword === true;
  return (
    <Stack gap={8}>
      <PageHeading>{t(session?.role.isLandlord === true ? 'nav.details' : 'nav.profile')}</PageHeading>
      {isTemporary && (
        <Notice tone="warning" title={t('product.request.passwordChangeRequired')}>
          {t('password.requiredHint')}
        </Notice>
      )}
      <section id="password">
        <PasswordSection email={user.data?.email} isTemporary={isTemporary} />
      </section>
    </Stack>
  );
}
