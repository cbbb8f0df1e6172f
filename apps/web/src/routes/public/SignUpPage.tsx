import { PremisesDrawing } from '@tilava/ui/PremisesDrawing';
import { RoleChoice } from '@tilava/ui/RoleChoice';
import { Stack } from '@tilava/ui/Stack';
import { useTranslations } from 'use-intl';
import { PageHeading } from '../../shared/page/PageHeading.tsx';
import * as styles from '../../shared/page/page.css.ts';
import { paths } from '../../shared/paths.ts';

/** As whom one signs up (specification, section 2). */
export default function SignUpPage() {
  const t = useTranslations('signUp');
  return (
    <div className={styles.middle}>
      <Stack gap={6}>
        <PageHeading>{t('title')}</PageHeading>
        <RoleChoice
          label={t('roles.label')}
          roles={[
            {
              href: paths.signUpTenant,
              title: t('roles.tenant'),
              description: t('roles.tenantIs'),
              drawing: <PremisesDrawing number={5} />,
            },
            {
              href: paths.signUpLandlord,
              title: t('roles.landlord'),
              description: t('roles.landlordIs'),
              drawing: <PremisesDrawing number={2} />,
            },
          ]}
          login={{ href: paths.login, label: t('roles.login') }}
        />
      </Stack>
    </div>
  );
}
