import { isMutualInterest, type Match } from '@tilava/domain/interest';
import { Heading } from '@tilava/ui/Heading';
import { Notice } from '@tilava/ui/Notice';
import { Skeleton } from '@tilava/ui/Skeleton';
import { Spinner } from '@tilava/ui/Spinner';
import { Stack } from '@tilava/ui/Stack';
import { type ComponentType, type ReactNode, useId } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../../shared/errors/QueryFailed.tsx';
import { lazyComponent } from '../../../../shared/lazyComponent.tsx';
import { PageHeading } from '../../../../shared/page/PageHeading.tsx';
import type { Detail } from '../../api/matchDetailQueries.ts';
import { listAddress } from '../../model/comparison.ts';

export interface ShownProps<Shown> {
  readonly shown: Shown;
}

interface DetailPage<Shown> {
  readonly description?: (shown: Shown) => ReactNode;
  readonly Actions: ComponentType<ShownProps<Shown>>;
  readonly Content: ComponentType<ShownProps<Shown>>;
}

interface DetailPlaceProps<Shown> extends DetailPage<Shown> {
  readonly title: string;
  readonly detail: Detail<Shown>;
}

/** The page of a match or of some, with a spinner until they are loaded; where there is none, the list (specification, section 8). */
export function DetailPlace<Shown>({
  title,
  detail,
  description,
  Actions,
  Content,
}: DetailPlaceProps<Shown>) {
  const t = useTranslations('matchDetail');
  const [search] = useSearchParams();
  const list = listAddress(search);
  const shown = detail.state === 'shown' ? detail.shown : null;
  if (detail.state === 'missing') return <Navigate to={list} replace />;
  return (
    <Stack gap={10}>
      {/* The same one from the beginning on, so that it keeps the focus. */}
      <PageHeading
        description={shown === null ? undefined : description?.(shown)}
        back={{ href: list, label: t('back') }}
        actions={shown === null ? undefined : <Actions shown={shown} />}
      >
        {title}
      </PageHeading>
      {detail.state === 'loading' && <Spinner label={t('loading')} />}
      {detail.state === 'failed' && (
        <LoadFailed title={t('failed')} isRetrying={detail.isRetrying} onRetry={detail.retry} />
      )}
      {shown !== null && <Content shown={shown} />}
    </Stack>
  );
}

export function DetailSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={2} size="heading" id={titleId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

// The rules of phone numbers are large, and few matches have any.
const ContactDetails = lazyComponent(
  () => import('./ContactDetails.tsx'),
  () => <Skeleton width="long" />,
);

/** That both sides are interested, with the contact details that the other side shares; else nothing. */
export function MutualInterest({ match }: { readonly match: Exclude<Match, { kind: 'unavailable' }> }) {
  const t = useTranslations('matchDetail.mutual');
  const isMutual = isMutualInterest(match);
  return (
    // There from the beginning, so that screen readers hear of it when it happens.
    <div role="status">
      {isMutual && (
        <Notice tone="success" title={t('title')}>
          {match.contacts === undefined ? t('notShared') : <ContactDetails contacts={match.contacts} />}
        </Notice>
      )}
    </div>
  );
}
