import { Heading } from '@tilava/ui/Heading';
import type { PageHeaderProps } from '@tilava/ui/PageHeader';
import { Spinner } from '@tilava/ui/Spinner';
import { Stack } from '@tilava/ui/Stack';
import { type ComponentType, type ReactNode, useId } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../../shared/errors/QueryFailed.tsx';
import { usePrinted } from '../../../../shared/lists/usePrinted.tsx';
import { PageHeading } from '../../../../shared/page/PageHeading.tsx';
import type { Detail } from '../../api/matchDetailQueries.ts';
import { listAddress } from '../../model/comparison.ts';
import { MatchTransitions } from '../MatchTransitions.tsx';

export interface ShownProps<Shown> {
  readonly shown: Shown;
}

interface DetailPlaceProps<Shown> extends Pick<PageHeaderProps, 'title' | 'titleSize'> {
  readonly detail: Detail<Shown>;
  readonly description?: (shown: Shown) => ReactNode;
  /** What can be done with all of it, beside the title. */
  readonly Actions?: ComponentType<ShownProps<Shown>>;
  readonly Content: ComponentType<ShownProps<Shown>>;
}

/** The page of a match or of some, with a spinner until they are loaded; where there is none, the list (specification, section 8). */
export function DetailPlace<Shown>({
  title,
  titleSize = 'display',
  detail,
  description,
  Actions,
  Content,
}: DetailPlaceProps<Shown>) {
  const t = useTranslations('matchDetail');
  const [search] = useSearchParams();
  const list = listAddress(search);
  const shown = detail.state === 'shown' ? detail.shown : null;
  const below = usePrinted(shown === null ? undefined : description?.(shown));
  if (detail.state === 'missing') return <Navigate to={list} replace />;
  return (
    <MatchTransitions>
      <Stack gap={titleSize === 'lead' ? 0 : 6}>
        {/* The same one from the beginning on, so that it keeps the focus. */}
        <PageHeading
          titleSize={titleSize}
          description={below}
          back={{ href: list, label: t('back') }}
          actions={shown === null || Actions === undefined ? undefined : <Actions shown={shown} />}
        >
          {title}
        </PageHeading>
        {detail.state === 'loading' && <Spinner label={t('loading')} />}
        {detail.state === 'failed' && (
          <LoadFailed title={t('failed')} isRetrying={detail.isRetrying} onRetry={detail.retry} />
        )}
        {shown !== null && <Content shown={shown} />}
      </Stack>
    </MatchTransitions>
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
