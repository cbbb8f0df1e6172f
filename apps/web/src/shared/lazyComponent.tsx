import { LazyContent, type PlaceholderProps } from '@tilava/ui/lazy/lazyComponent';
import { lazyModule, type Loadable } from '@tilava/ui/lazy/lazyModule';
import type { ComponentType, ReactNode } from 'react';
import { useTranslations } from 'use-intl';

/** Downloads a component when it first renders, showing `Fallback` meanwhile, and a retry button if that fails. */
export function lazyComponent<Props extends object>(
  download: () => Promise<{ readonly default: ComponentType<Props> }>,
  Fallback?: ComponentType,
): ((props: Props) => ReactNode) & Loadable {
  const module = lazyModule(async () => (await download()).default);
  const Placeholder = ({ failure }: PlaceholderProps) => failure ?? (Fallback && <Fallback />);
  function Lazy(props: Props) {
    const t = useTranslations();
    return (
      <LazyContent
        module={module}
        props={props}
        Placeholder={Placeholder}
        loadLabels={{ loading: t('common.loading'), failed: t('errors.broken'), retry: t('errors.reload') }}
        isCompact
      />
    );
  }
  return Object.assign(Lazy, { load: module.load });
}
