import { addProtocol, Map as VectorMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Protocol } from 'pmtiles';
import type { GroundColors } from './ground.ts';
import type { MapView } from './projection.ts';
import { vectorStyle } from './vectorStyle.ts';

// A chunk of its own, with all of the libraries. The worker is a file of ours, so that no policy has to allow others.
setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol().tile);

export interface VectorGround {
  readonly show: (view: MapView, colors: GroundColors) => void;
  readonly remove: () => void;
}

interface Listeners {
  /** Called once everything of a view is drawn. */
  readonly onDrawn: () => void;
  readonly onFault: (fault: unknown) => void;
}

/** Draws a PMTiles file in an element. Keys, pointers and credits are the map's around it. */
export function vectorGround(
  container: HTMLElement,
  address: string,
  { onDrawn, onFault }: Listeners,
): VectorGround {
  const map = new VectorMap({
    container,
    interactive: false,
    attributionControl: false,
    fadeDuration: 0,
    pixelRatio: Math.min(2, window.devicePixelRatio),
  });
  let styledBy = '';
  map.on('idle', () => {
    if (styledBy !== '') onDrawn();
  });
  map.on('error', ({ error }) => onFault(error));

  return {
    show({ latitude, longitude, zoom }, colors) {
      const key = Object.values(colors).join();
      if (key !== styledBy) map.setStyle(vectorStyle(new URL(address, window.location.href).href, colors));
      styledBy = key;
      // Its tiles are twice as wide as those that zooms are counted by.
      map.jumpTo({ center: [longitude, latitude], zoom: zoom - 1 });
      // In the same frame as the marks.
      map.redraw();
    },
    remove: () => map.remove(),
  };
}
