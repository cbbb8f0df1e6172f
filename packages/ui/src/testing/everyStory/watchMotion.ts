// Themes shorten what they cannot leave out to a hundredth of a millisecond: nobody sees that move.
const SEEN_FROM = 1;

/** What has moved since the last `restart`. */
export interface MotionWatch {
  readonly restart: () => void;
  /** A line for each animation or transition that took longer than a millisecond. */
  readonly seen: () => readonly string[];
}

/** Takes down every animation and transition that a reader could see. */
export function watchMotion(): MotionWatch {
  let seen: string[] = [];
  const note = ({ target }: Event) => {
    if (target instanceof Element) seen.push(...motionsOf(target));
  };
  document.addEventListener('animationstart', note, true);
  document.addEventListener('transitionrun', note, true);
  return {
    restart: () => {
      seen = [];
    },
    seen: () => [...new Set([...seen, ...motionsOf(document.documentElement)])],
  };
}

function motionsOf(element: Element): string[] {
  return element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > SEEN_FROM)
    .map((animation) => `${nameOf(animation)} of ${targetOf(animation)}`);
}

function nameOf(animation: Animation): string {
  if (animation instanceof CSSTransition) return animation.transitionProperty;
  return animation instanceof CSSAnimation ? animation.animationName : 'an animation by script';
}

function targetOf({ effect }: Animation): string {
  const target = effect instanceof KeyframeEffect ? effect.target : null;
  return target?.outerHTML.slice(0, 120) ?? 'nothing';
}
