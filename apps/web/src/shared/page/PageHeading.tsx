import { PageHeader, type PageHeaderProps } from '@tilava/ui/PageHeader';
import { useLocation } from 'react-router-dom';
import { useTranslations } from 'use-intl';
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

function HeadingOf({ children, isReturn = false, ...header }: PageHeadingProps) {
  const t = useTranslations('common');
  const takesFocus = usePage(t('title', { page: children }));
  return <PageHeader {...header} title={children} takesFocus={takesFocus || isReturn} />;
}
