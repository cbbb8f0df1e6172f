import { formatDay } from '@tilava/domain/time';
import { PageHeader, type PageHeaderProps } from '@tilava/ui/PageHeader';
import { useIsPrinting } from '@tilava/ui/useMedia';
import { useLocation } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { useToday } from '../time/time.tsx';
import { usePage } from './usePage.ts';

interface PageHeadingProps extends Pick<PageHeaderProps, 'titleSize' | 'description' | 'back' | 'actions'> {
  /** Whether it takes the focus of what has stood in its place, at the same path. @default false */
  readonly isReturn?: boolean;
  readonly children: string;
}

/** Names the document, and takes the focus after a change of page, so that screen readers begin there. */
export function PageHeading(props: PageHeadingProps) {
  const { pathname } = useLocation();
  // Another page has another heading, also where the router keeps the component.
  return <HeadingOf key={pathname} {...props} />;
}

function HeadingOf({ children, isReturn = false, description, ...header }: PageHeadingProps) {
  const t = useTranslations('common');
  const takesFocus = usePage(t('title', { page: children }));
  const time = formatDay(useToday(), useLocale());
  return (
    <PageHeader
      {...header}
      title={children}
      description={
        useIsPrinting() ? (
          <>
            {description}
            <p>{t('asOf', { time })}</p>
          </>
        ) : (
          description
        )
      }
      takesFocus={takesFocus || isReturn}
    />
  );
}
