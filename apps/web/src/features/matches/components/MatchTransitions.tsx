import { RouterProvider } from '@tilava/ui/RouterProvider';
import { media } from '@tilava/ui/tokens/media';
import { type ReactNode, use } from 'react';
import {
  generatePath,
  UNSAFE_ViewTransitionContext as ViewTransitionContext,
  useNavigate,
} from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import * as styles from './MatchTransitions.css.ts';

interface MatchTransitionsProps {
  readonly children: ReactNode;
}

/** Links between the matches and their pages move there, where the browser can and its user likes motion. */
export function MatchTransitions({ children }: MatchTransitionsProps) {
  const navigate = useNavigate();
  return (
    <RouterProvider
      navigate={(href) =>
        void navigate(href, { viewTransition: href.startsWith(paths.matches) && isMotionWelcome() })
      }
    >
      {children}
    </RouterProvider>
  );
}

const isMotionWelcome = (): boolean => !window.matchMedia(media.reducedMotion).matches;

interface MovingMatchProps extends MatchTransitionsProps {
  /** Of the premises. */
  readonly id: string;
}

/** A part of a listed match, whose picture and title move to its page and back. */
export function MovingMatch({ id, children }: MovingMatchProps) {
  // The router's own hook would be downloaded with every page's start.
  const transition = use(ViewTransitionContext);
  const path = generatePath(paths.announcementMatch, { propId: id });
  const isMoving =
    transition.isTransitioning &&
    [transition.currentLocation, transition.nextLocation].some(({ pathname }) => pathname === path);
  return <span className={isMoving ? `${styles.place} ${styles.moving}` : styles.place}>{children}</span>;
}
