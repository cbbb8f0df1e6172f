import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { useTranslations } from 'use-intl';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/services/useServices.ts';

/** Leads those who look for nothing to where they say what they look for. Admins come here after the login, too. */
export default function WithoutNeed() {
  const t = useTranslations('matches');
  const nav = useTranslations('nav');
  const messages = useTranslations('product.request');
  const session = useSession();
  if (session?.role.isAdmin === true) {
    return (
      <EmptyState
        title={t('none')}
        description={t('adminHint')}
        action={
          <Link href={paths.admin} variant="button">
            {nav('admin')}
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState
      title={messages('noProperties')}
      description={t('noPropertiesHint')}
      action={
        <Link href={paths.newProperty} variant="button">
          {t('newNeed')}
        </Link>
      }
    />
  );
}
