import { EmptyState } from '@tilava/ui/EmptyState';
import { Link } from '@tilava/ui/Link';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useNeedTexts } from '../../../shared/needs/needTexts.ts';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/services/useServices.ts';

interface WithoutNeedProps {
  /** Whether the list was of a need that has been deleted, here or in another window. */
  readonly isOther: boolean;
}

/** Leads those who look for nothing to where they say what they look for, or from a need that is gone to the others. Admins come here after the login, too. */
export default function WithoutNeed(props: WithoutNeedProps) {
  return (
    <Suspense>
      <Nothing {...props} />
    </Suspense>
  );
}

function Nothing({ isOther }: WithoutNeedProps) {
  const t = useTranslations('matches');
  const nav = useTranslations('nav');
  const messages = useTranslations('product.request');
  const texts = useNeedTexts();
  const session = useSession();
  if (isOther) {
    return (
      <EmptyState
        title={texts.gone}
        description={texts.goneHint}
        action={
          <Link href={paths.matches} variant="button">
            {texts.toMatches}
          </Link>
        }
      />
    );
  }
  if (session?.role.isAdmin === true) {
    return (
      <EmptyState
        title={t('none')}
        description={texts.adminHint}
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
      description={texts.noneHint}
      action={
        <Link href={paths.newProperty} variant="button">
          {t('newNeed')}
        </Link>
      }
    />
  );
}
