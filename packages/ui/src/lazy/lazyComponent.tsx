import {
  Component,
  use,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { contents } from './lazy.css.ts';
import { lazyModule, useLazyModule, type LazyModule, type Loadable } from './lazyModule.ts';
import { LoadFailure, type LoadLabels } from './LoadFailure.tsx';

/** What a lazy component takes beside its own props. */
export interface LazyProps {
  readonly loadLabels: LoadLabels;
}

/** What a placeholder gets beside the props of its component. The callbacks are stable. */
export interface PlaceholderProps {
  /** What failed, with a button to try again; missing until then. */
  readonly failure?: ReactNode;
  /** To be called when a placeholder that works already is used. */
  readonly onUse: () => void;
  /** To be called when it unmounts with the focus, which the component then takes. */
  readonly onLeaveWithFocus: () => void;
}

export interface LazyOptions {
  /** Whether it is downloaded when it is shown, or once its placeholder is used. @default 'shown' */
  readonly when?: 'shown' | 'used';
  /** Whether it comes without an announcement, and its failure is only a small button. @default false */
  readonly isCompact?: boolean;
}

type Own<Props extends LazyProps> = Omit<Props, keyof LazyProps>;

/**
 * Makes a component that is downloaded when it is first shown, with a placeholder of the same size. Unlike `React.lazy`
 * it can be tried again after a failure, and renders at once wherever it is mounted later. It only suspends while a
 * prerendered page is hydrated: what is around it there is hydrated before it, where it is within a `Suspense`.
 *
 * @example
 * const Gallery = lazyComponent<GalleryProps & LazyProps>(
 *   async () => ({ default: (await import('../patterns/Gallery/Gallery.tsx')).Gallery }),
 *   GalleryPlaceholder,
 * );
 */
export function lazyComponent<Props extends LazyProps>(
  download: () => Promise<{ readonly default: ComponentType<Own<Props>> }>,
  Placeholder: ComponentType<Own<Props> & PlaceholderProps>,
  options?: LazyOptions,
): ((props: Props) => ReactNode) & Loadable {
  const module = lazyModule(async () => (await download()).default);
  const Lazy = ({ loadLabels, ...props }: Props) => (
    <LazyContent
      {...options}
      module={module}
      props={props}
      Placeholder={Placeholder}
      loadLabels={loadLabels}
    />
  );
  return Object.assign(Lazy, { load: module.load });
}

export interface LazyContentProps<Props> extends LazyProps, LazyOptions {
  readonly module: LazyModule<ComponentType<Props>>;
  readonly props: Props;
  readonly Placeholder: ComponentType<Props & PlaceholderProps>;
}

/** Shows a component of a lazy module, or else its placeholder or what failed. */
export function LazyContent<Props extends object>(all: LazyContentProps<Props>) {
  const { props, Placeholder, loadLabels, isCompact = false } = all;
  const renderFailure = (retry: () => void) => (
    <Placeholder
      {...props}
      onUse={ignore}
      onLeaveWithFocus={ignore}
      failure={
        <LoadFailure
          labels={loadLabels}
          isCompact={isCompact}
          isRetrying={false}
          onRetry={retry}
          onLeaveWithFocus={ignore}
        />
      }
    />
  );
  return (
    <RenderErrorBoundary renderFailure={renderFailure}>
      <LoadedOrPlaceholder {...all} />
    </RenderErrorBoundary>
  );
}

/** Does not suspend for its placeholder, which stays mounted while it is being typed in, whatever the state. */
function LoadedOrPlaceholder<Props extends object>({
  module,
  props,
  Placeholder,
  loadLabels,
  when = 'shown',
  isCompact = false,
}: LazyContentProps<Props>) {
  const content = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<Element>(null);
  const [isWanted, setIsWanted] = useState(when === 'shown');
  const state = useLazyModule(module, isWanted);
  const isHydrating = useIsHydrating();
  const want = useCallback(() => setIsWanted(true), []);
  const keepFocus = useCallback(() => {
    focusedBefore.current = document.activeElement;
  }, []);

  useLayoutEffect(() => {
    if (state.status !== 'loaded' || focusedBefore.current === null) return;
    moveFocus(focusedBefore.current, content.current);
    focusedBefore.current = null;
  }, [state]);

  // A prerendered page has the component itself, which stays as it is until its code has come.
  if (isHydrating && isWanted && state.status === 'loading') use(module.load().catch(ignore));

  if (state.status === 'loaded') {
    const Loaded = state.loaded;
    return (
      <div ref={content} className={contents}>
        <Loaded {...props} />
      </div>
    );
  }
  const hasFailed = state.status === 'failed';
  return (
    <>
      {!isCompact && (
        <VisuallyHidden>
          <span role="status">{hasFailed ? loadLabels.failed : isWanted && loadLabels.loading}</span>
        </VisuallyHidden>
      )}
      <Placeholder
        {...props}
        {...(hasFailed && {
          failure: (
            <LoadFailure
              labels={loadLabels}
              isCompact={isCompact}
              isRetrying={state.isRetrying}
              onRetry={() => void module.load()}
              onLeaveWithFocus={keepFocus}
            />
          ),
        })}
        onUse={want}
        onLeaveWithFocus={keepFocus}
      />
    </>
  );
}

interface RenderErrorBoundaryProps {
  readonly renderFailure: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps a component that throws from breaking the whole page. */
class RenderErrorBoundary extends Component<RenderErrorBoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    const { renderFailure, children } = this.props;
    return this.state.hasFailed ? renderFailure(() => this.setState({ hasFailed: false })) : children;
  }
}

const ignore = () => undefined;

const subscribeToNothing = () => ignore;

/** Whether a page that the build has drawn is being drawn or taken over. */
const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

/** To the first element that takes it. Not by the ref of a fragment: react-aria renders lists into nodes that are no elements. */
function moveFocus(from: Element, to: Element | null): void {
  const first = to?.querySelector<HTMLElement>(
    'input:not([hidden], [type=hidden]), button, a[href], [tabindex="0"]',
  );
  first?.focus({ preventScroll: true });
  if (from instanceof HTMLInputElement && first instanceof HTMLInputElement) {
    first.setSelectionRange(from.selectionStart, from.selectionEnd);
  }
}
