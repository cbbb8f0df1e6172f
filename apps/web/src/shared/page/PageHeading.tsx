import { formatDay } from '@tilava/domain/time';
import { PageHeader, type PageHeaderProps } from '@tilava/ui/PageHeader';
import { useIsPrinting } from '@tilava/ui/useMedia';
import { createContext, type ReactNode, use, useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLocale, useTranslations } from 'use-intl';
import { useToday } from '../time/time.tsx';

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
  const isPrinting = useIsPrinting();
  return (
    <PageHeader
      {...header}
      title={children}
      description={isPrinting ? <Printed>{description}</Printed> : description}
      takesFocus={takesFocus || isReturn}
    />
  );
}

/** Says on paper when it was printed. */
function Printed({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('common');
  const locale = useLocale();
  return (
    <>
      {children}
      <p>{t('printed', { date: formatDay(useToday(), locale) })}</p>
    </>
  );
}

/** Which page's heading was shown last, so that the focus follows a change of page and nothing else. */
export function createHeadingMemory() {
  let kept: string | undefined;
  return {
    last: () => kept,
    keep: (path: string) => {
      kept = path;
    },
  };
}

export const HeadingMemoryContext = createContext(createHeadingMemory());

/** Names the document; returns whether the heading takes the focus, which the first page of a visit doesn't. */
export function usePage(documentTitle: string): boolean {
  const { pathname } = useLocation();
  const memory = use(HeadingMemoryContext);
  const [isOtherPage] = useState(() => (memory.last() ?? pathname) !== pathname);

  useEffect(() => {
    memory.keep(pathname);
  }, [memory, pathname]);

  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);

  return isOtherPage;
}

/** False during a component's first render, so that content whose space is reserved can render after the rest. */
export const useIsRendered = (): boolean => useDeferredValue(true, false);
