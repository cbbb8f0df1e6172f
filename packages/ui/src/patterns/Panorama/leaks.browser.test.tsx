import { expect, it, vi } from 'vitest';
import '../../theme/theme.ts';
import { expectNothingHeld } from '../../testing/expectNothingHeld.tsx';
import { Panorama } from './Panorama.tsx';
import { drawRoom } from './Panorama.fixtures.ts';

const room = drawRoom();
const labels = {
  left: 'Turn left',
  right: 'Turn right',
  up: 'Look up',
  down: 'Look down',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  loading: 'Loading the panorama',
  missing: 'This picture is missing',
};

it('holds nothing of 50 panoramas that are gone', { timeout: 240_000 }, async () => {
  await expectNothingHeld(50, {
    draw: () => <Panorama src={room} alt="The hall, all around" labels={labels} />,
    // The viewer is there, and shows the picture.
    isThere: (place) =>
      vi.waitFor(() => {
        expect(place.querySelector('canvas')).not.toBeNull();
        expect(place.querySelector('[aria-label="Turn left"]')).not.toBeNull();
      }, 15_000),
  });
});
