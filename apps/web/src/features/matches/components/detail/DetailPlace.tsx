import { Spinner } from '@tilava/ui/Spinner';
import { Stack } from '@tilava/ui/Stack';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../../shared/errors/QueryFailed.tsx';
import { PageHeading } from '../../../../shared/page/PageHeading.tsx';
import type { Detail } from '../../api/detail.ts';
import { listAddress } from '../../model/comparison.ts';

/** What the parts of the page get. */
export interface ShownProps<Shown> {
  readonly shown: Shown;
}

/** How a match is shown, once it is there. */
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
