import {
  Fragment,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ComponentType,
  type FragmentInstance,
  type ReactNode,
} from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import type { LoadWords } from './loadWords.ts';
import { createSource } from './source.ts';

/** What a component on demand takes beside the props of the component itself. */
export interface OnDemandProps {
  readonly loadWords: LoadWords;
}

/** What a placeholder gets beside the props of the component whose place it holds. */
export interface PlaceholderProps {
  /** What went wrong and a button to try again, to be shown in the component's place; missing until it went wrong. */
  readonly failure?: ReactNode;
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
 * @example
 * const Gallery = onDemand<GalleryProps & OnDemandProps>(
 *   async () => (await import('../patterns/Gallery/Gallery.tsx')).Gallery,
 *   GalleryPlaceholder,
 * );
 */
export function onDemand<Props extends OnDemandProps>(
  download: () => Promise<ComponentType<Own<Props>>>,
  Placeholder: ComponentType<Own<Props> & PlaceholderProps>,
): OnDemandComponent<Props> {
  const source = createSource(download);

  function OnDemand({ loadWords, ...props }: Props) {
    const state = useSyncExternalStore(source.subscribe, source.state, source.state);
    const content = useRef<FragmentInstance>(null);
    const hasLostFocus = useRef(false);
    const loseFocus = useCallback(() => {
      hasLostFocus.current = true;
    }, []);

    useEffect(() => source.load(), []);

    useLayoutEffect(() => {
      if (state.status === 'loaded' && hasLostFocus.current) content.current?.focus();
    }, [state]);

    if (state.status === 'loaded') {
      const Loaded = state.loaded;
      return (
        <Fragment ref={content}>
          <Loaded {...props} />
        </Fragment>
      );
    }
    const failure = state.status === 'failed' && (
      <LoadFailure
        words={loadWords}
        isRetrying={state.isRetrying}
        onRetry={source.load}
        onLeaveWithFocus={loseFocus}
      />
    );
    return (
      <>
        <VisuallyHidden>
          <span role="status">{failure === false ? loadWords.loading : loadWords.failed}</span>
        </VisuallyHidden>
        <Placeholder {...props} {...(failure !== false && { failure })} />
      </>
    );
  }
  return Object.assign(OnDemand, { preload: source.load });
}
