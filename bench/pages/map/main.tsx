import { decodeTile, type MapIndex, tileKey, tilesWithin } from '@tilava/domain/map';
import {
  detailZoom,
  type MapBounds,
  type MapPremises,
  type MapTile,
  PremisesMap,
} from '@tilava/ui/PremisesMap';
import '@tilava/ui/theme';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const center = { latitude: 60.1699, longitude: 24.9384 };
const count = 10_000;

/** Spread over the circle of 3 km as the seeds of a sunflower, which has no gaps. */
const premises = Array.from({ length: count }, (_, index): MapPremises => {
  const [away, angle] = [3_000 * Math.sqrt(index / count), index * 2.399963];
  const rent = 600 + ((index * 37) % 3_000);
  return {
    id: String(index),
    latitude: center.latitude + (away * Math.sin(angle)) / 111_320,
    longitude: center.longitude + (away * Math.cos(angle)) / 55_400,
    area: 20 + ((index * 13) % 300),
    points: (index * 7) % 101,
    price: `${rent} €`,
    description: `Office, ${rent} €`,
  };
});

const labels = {
  map: 'Map',
  summary: '',
  premises: 'Premises',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fitAll: 'Fit all',
  hint: '',
  center: '',
};
const legend = { fewPoints: '', manyPoints: '', smallArea: '', largeArea: '' };
const rings = [1_000, 1_500, 3_000].map((distance) => ({ distance, label: `${distance / 1_000} km` }));

/** The tenant's map, as wide as in a window of 1440 px, with more marks than any tenant will see. */
function Map({ index }: { readonly index: MapIndex }) {
  const [tiles, setTiles] = useState<readonly MapTile[]>([]);
  const load = async (bounds: MapBounds, zoom: number) => {
    const level = zoom >= detailZoom ? 'detail' : 'overview';
    const wanted = tilesWithin(bounds).filter((tile) => index.tiles.includes(tileKey(tile)));
    const next = wanted.map(async (address): Promise<MapTile> => {
      const answer = await fetch(`/map/${index.version}/fi/${level}/${tileKey(address)}.bin`);
      const { streets } = decodeTile(address, new Uint8Array(await answer.arrayBuffer()));
      return { key: `${level} ${tileKey(address)}`, streets };
    });
    setTiles(await Promise.all(next));
  };
  const [onViewChange] = useState(() => (bounds: MapBounds, zoom: number) => void load(bounds, zoom));
  return (
    <main style={{ width: 640, height: 760, display: 'grid' }}>
      <PremisesMap
        labels={labels}
        legend={legend}
        credits={[]}
        premises={premises}
        center={center}
        rings={rings}
        tiles={tiles}
        places={index.places.map(({ names, ...place }) => ({ ...place, name: names.fi }))}
        onViewChange={onViewChange}
      />
    </main>
  );
}

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no element #root');
const answer = await fetch('/map/index.json');
createRoot(root).render(<Map index={(await answer.json()) as MapIndex} />);
