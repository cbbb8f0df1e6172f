import { expect, it, vi } from 'vitest';
import '../../theme/theme.ts';
import { growthAfterMounts } from '../../testing/memoryAfterMounts.tsx';
import { Panorama } from './Panorama.tsx';
import { drawRoom } from './Panorama.fixtures.ts';

const room = drawRoom();
const labels = {
  left: 'Turn left',
  right: 'Turn right',
  up: 'Look up',
  down: 'Look down',
  zoomIn: 'Closer',
  zoomOut: 'Farther',
  loading: 'Loading the panorama',
  missing: 'This picture is missing',
};

it('holds nothing of 50 panoramas that are gone', { timeout: 240_000 }, async () => {
  const growth = await growthAfterMounts(50, {
    draw: () => <Panorama src={room} alt="The hall, all around" labels={labels} />,
    // The viewer is there, and shows the picture.
    isThere: (place) =>
      vi.waitFor(() => {
        expect(place.querySelector('canvas')).not.toBeNull();
        expect(place.querySelector('[aria-label="Turn left"]')).not.toBeNull();
      }, 15_000),
  });
  // In KB. React may still hold the last one, which is less than this; two nodes or listeners of each would be 100.
  expect(growth.heap).toBeLessThan(400);
  expect(growth.nodes).toBeLessThan(100);
  expect(growth.listeners).toBeLessThan(100);
});
