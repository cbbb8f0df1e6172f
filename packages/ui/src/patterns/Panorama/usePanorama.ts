import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Viewer } from '@photo-sphere-viewer/core';
import { media } from '../../tokens/media.ts';

/** `flat` where the viewer cannot show the picture: the browser may still. */
type PanoramaState = 'loading' | 'ready' | 'flat';

/** How fast a movement by button or key is. */
const speed = '40rpm';

/** Shows the picture in the frame, all around; the viewer is loaded on the way and let go with the component. */
export function usePanorama(
  frame: RefObject<HTMLElement | null>,
  src: string,
): { readonly state: PanoramaState; readonly move: (movement: Movement) => void } {
  const [state, setState] = useState<PanoramaState>('loading');
  const viewer = useRef<Viewer>(null);

  useEffect(() => {
    let isGone = false;
    const show = async (place: HTMLElement) => {
      if (!hasWebGl()) throw new Error('This browser has no WebGL 2.');
      const loaded = await import('./viewer.ts');
      if (isGone) return;
      const made = new loaded.Viewer({
        container: place,
        // Keys and buttons are ours, and the wheel scrolls the page.
        navbar: false,
        keyboard: false,
        mousewheel: false,
        moveInertia: isStill() ? 0 : 0.8,
        lang: { loading: ' ', loadError: ' ' },
      });
      viewer.current = made;
      await made.setPanorama(src, { transition: false, showLoader: false });
      if (!isGone) setState('ready');
    };
    const container = frame.current;
    const letGo = () => {
      const canvas = container?.querySelector('canvas');
      viewer.current?.destroy();
      viewer.current = null;
      if (canvas !== null && canvas !== undefined) loseContext(canvas.getContext('webgl2'));
    };
    if (container !== null) {
      show(container).catch((error: unknown) => {
        if (isGone) return;
        console.warn('The panorama is shown as a flat picture.', error);
        letGo();
        setState('flat');
      });
    }
    return () => {
      isGone = true;
      letGo();
    };
  }, [frame, src]);

  const move = useCallback((movement: Movement) => {
    const shown = viewer.current;
    if (shown === null) return;
    const { yaw, pitch } = shown.getPosition();
    const next = moved({ yaw, pitch, zoom: shown.getZoomLevel() }, movement);
    if (isStill()) {
      shown.rotate(next);
      shown.zoom(next.zoom);
    } else {
      // A movement that is cut short by the next one is no failure.
      void shown.animate({ ...next, speed });
    }
  }, []);

  return { state, move };
}

function isStill(): boolean {
  return window.matchMedia(media.reducedMotion).matches;
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  loseContext(context);
  return context !== null;
}

/** A page has few contexts, and a forgotten one counts until memory is tidied up. */
function loseContext(context: WebGL2RenderingContext | null): void {
  context?.getExtension('WEBGL_lose_context')?.loseContext();
}

/** What a button or a key does to the view. */
export type Movement = 'left' | 'right' | 'up' | 'down' | 'zoomIn' | 'zoomOut';

/** Where the viewer looks: angles in radians, zoom 0 to 100. */
interface View {
  readonly yaw: number;
  readonly pitch: number;
  readonly zoom: number;
}

const step = Math.PI / 9;
const zoomStep = 20;

/** The view after a movement; straight up and straight down are the ends of the way. */
export function moved({ yaw, pitch, zoom }: View, movement: Movement): View {
  switch (movement) {
    case 'left':
      return { yaw: yaw - step, pitch, zoom };
    case 'right':
      return { yaw: yaw + step, pitch, zoom };
    case 'up':
      return { yaw, pitch: Math.min(Math.PI / 2, pitch + step), zoom };
    case 'down':
      return { yaw, pitch: Math.max(-Math.PI / 2, pitch - step), zoom };
    case 'zoomIn':
      return { yaw, pitch, zoom: Math.min(100, zoom + zoomStep) };
    case 'zoomOut':
      return { yaw, pitch, zoom: Math.max(0, zoom - zoomStep) };
  }
}

/** Which movement a key asks for. A picture is not mirrored: Left is left in every writing direction. */
export const movementOfKey: Readonly<Partial<Record<string, Movement>>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'zoomIn',
  '-': 'zoomOut',
};
