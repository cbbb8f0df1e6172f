import { useCallback, useLayoutEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type { LoadLabels } from './loadLabels.ts';
import { contents } from './onDemand.css.ts';
import { createSource } from './source.ts';
import { useSource } from './useSource.ts';

/** What a component on demand takes beside the props of the component itself. */
export interface OnDemandProps {
  readonly loadLabels: LoadLabels;
}

/** What a placeholder gets beside the props of the component whose place it holds. */
export interface PlaceholderProps {
  /** What went wrong and a button to try again, to be shown in the component's place; missing until it went wrong. */
  readonly failure?: ReactNode;
  /** To be called when the reader uses what can be used already; what is downloaded at once need not. It stays the same. */
  readonly onUse: () => void;
  /** To be called when it goes while it has the focus, which the component then takes. It stays the same. */
  readonly onLeaveWithFocus: () => void;
}

/** When the code of a component on demand is downloaded. */
export interface OnDemandOptions {
  /** When it is `shown`, or when its placeholder is `used`, which then has to be of use. @default 'shown' */
  readonly when?: 'shown' | 'used';
}

type Own<Props extends OnDemandProps> = Omit<Props, keyof OnDemandProps>;

/** A component whose code is downloaded when it is first shown, or before by `preload`. */
export interface OnDemandComponent<Props> {
  (props: Props): ReactNode;
  /** Downloads the code ahead of time, e.g. when the pointer nears what will show the component. */
  readonly preload: () => void;
}

/**
 * Makes a component that downloads its code when it is first shown. A placeholder holds its place meanwhile, in the
 * same shape, so that nothing moves when the component comes. What fails can be tried again, and is by itself once the
 * browser is online again. It is not made by `lazy`, which remembers a failure for good and draws nothing on a server.
 *
 * @param download the dynamic import
 * @param Placeholder gets the component's props, and what failed
 * @param options when it is downloaded
 * @example
 * const Gallery = onDemand<GalleryProps & OnDemandProps>(
 *   async () => (await import('../patterns/Gallery/Gallery.tsx')).Gallery,
 *   GalleryPlaceholder,
 * );
 */
export function onDemand<Props extends OnDemandProps>(
  download: () => Promise<ComponentType<Own<Props>>>,
  Placeholder: ComponentType<Own<Props> & PlaceholderProps>,
  { when = 'shown' }: OnDemandOptions = {},
): OnDemandComponent<Props> {
  const source = createSource(download);

  function OnDemand({ loadLabels, ...props }: Props) {
    const content = useRef<HTMLDivElement>(null);
    const lost = useRef<Element>(null);
    const [isWanted, setIsWanted] = useState(when === 'shown');
    const state = useSource(source, isWanted);
    const want = useCallback(() => setIsWanted(true), []);
    const loseFocus = useCallback(() => {
      lost.current = document.activeElement;
    }, []);

    useLayoutEffect(() => {
      if (state.status === 'loaded' && lost.current !== null) giveFocus(content.current, lost.current);
    }, [state]);

    if (state.status === 'loaded') {
      const Loaded = state.loaded;
      return (
        <div ref={content} className={contents}>
          <Loaded {...props} />
        </div>
      );
    }
    const failure = state.status === 'failed' && (
      <LoadFailure
        labels={loadLabels}
        isRetrying={state.isRetrying}
        onRetry={source.load}
        onLeaveWithFocus={loseFocus}
      />
    );
    return (
      <>
        <VisuallyHidden>
          <span role="status">{failure === false ? isWanted && loadLabels.loading : loadLabels.failed}</span>
        </VisuallyHidden>
        <Placeholder
          {...props}
          {...(failure !== false && { failure })}
          onUse={want}
          onLeaveWithFocus={loseFocus}
        />
      </>
    );
  }
  return Object.assign(OnDemand, { preload: source.load });
}

/**
 * Focuses the first that can be, with the caret where it was. It is looked for here, because react-aria keeps lists in
 * nodes that are no elements.
 */
function giveFocus(part: Element | null, lost: Element): void {
  const first = part?.querySelector<HTMLElement>(
    'input:not([hidden], [type=hidden]), button, a[href], [tabindex="0"]',
  );
  // Whoever writes sees it already.
  first?.focus({ preventScroll: true });
  if (first instanceof HTMLInputElement && lost instanceof HTMLInputElement) {
    first.setSelectionRange(lost.selectionStart, lost.selectionEnd);
  }
}
