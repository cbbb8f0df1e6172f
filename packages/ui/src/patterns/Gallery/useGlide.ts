import Glide, { Swipe } from '@glidejs/glide/dist/glide.modular.esm.js';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { media } from '../../tokens/media.ts';

const maxSlides = 4;

/** How wide a slide should at least be, in px, before there are more of them. */
const leastSlideWidth = 256;

/** In ms. */
const slideDuration = 200;

/** In px. */
const gap = 12;

interface Slides {
  /** The picture at the centre, from 0. */
  readonly current: number;
  /** Brings a picture to the centre. */
  readonly go: (pattern: '<' | '>' | `=${number}`) => void;
}

/** Moves the slides within `root` by Glide, up to four in sight. Clones are made anew whenever `drawn` changes. */
export function useGlide(root: RefObject<HTMLElement | null>, count: number, drawn: string): Slides {
  const [current, setCurrent] = useState(0);
  const glide = useRef<Glide>(null);

  useLayoutEffect(() => {
    const element = root.current;
    if (element === null || count < 2) return undefined;
    const still = window.matchMedia(media.reducedMotion);
    const settings = () => ({
      perView: slidesIn(element.clientWidth, count),
      animationDuration: still.matches ? 0 : slideDuration,
      direction: directionOf(element),
    });
    const made = new Glide(element, {
      type: 'carousel',
      focusAt: 'center',
      startAt: 0,
      gap,
      ...settings(),
    });
    made.on('build.after', () => hideClones(element));
    made.on('run', () => setCurrent(made.index));
    // Glide's own keys listen to the whole document: they are left out.
    made.mount({ Swipe });
    glide.current = made;

    const adapt = () => made.update(settings());
    const observer = new ResizeObserver(adapt);
    observer.observe(element);
    still.addEventListener('change', adapt);
    // Another language may turn the page while the slides are there: they would all be moved out of sight.
    const turns = new MutationObserver(() => {
      if (made.settings.direction !== directionOf(element)) adapt();
    });
    turns.observe(document.documentElement, { attributes: true, attributeFilter: ['dir'] });
    return () => {
      observer.disconnect();
      turns.disconnect();
      still.removeEventListener('change', adapt);
      made.destroy();
      glide.current = null;
    };
  }, [root, count]);

  const lastDrawn = useRef(drawn);
  useEffect(() => {
    if (lastDrawn.current === drawn) return;
    lastDrawn.current = drawn;
    glide.current?.update({});
  }, [drawn]);

  const go = useCallback((pattern: '<' | '>' | `=${number}`) => {
    glide.current?.go(pattern);
  }, []);

  return { current, go };
}

function directionOf(element: Element): 'ltr' | 'rtl' {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}

function slidesIn(width: number, count: number): number {
  return Math.max(1, Math.min(maxSlides, count, Math.floor(width / leastSlideWidth)));
}

/** Copies fill the ends: they are there to be looked at, and nothing else. */
function hideClones(root: HTMLElement): void {
  for (const clone of root.querySelectorAll<HTMLElement>('.glide__slide--clone')) {
    clone.inert = true;
    clone.setAttribute('aria-hidden', 'true');
    // Where `inert` is unknown, this alone keeps the focus away.
    for (const button of clone.querySelectorAll('button')) button.tabIndex = -1;
  }
}
