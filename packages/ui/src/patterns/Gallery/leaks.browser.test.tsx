import { expect, it, vi } from 'vitest';
import '../../theme/theme.ts';
import { expectNothingHeld } from '../../testing/expectNothingHeld.tsx';
import { drawRoom } from '../Panorama/Panorama.fixtures.ts';
import { Gallery } from './Gallery.tsx';

const room = drawRoom();
const pictures = ['1', '2', '3', '4', '5', '6'].map((id) => ({ id, src: room, alt: `Picture ${id}` }));
const labels = {
  previous: 'Previous picture',
  next: 'Next picture',
  position: (place: number, count: number) => `Picture ${place} of ${count}`,
  enlarge: 'Enlarge',
  close: 'Close',
  missing: 'This picture is missing',
};

it('holds nothing of 50 galleries that are gone', { timeout: 120_000 }, async () => {
  await expectNothingHeld(50, {
    draw: () => <Gallery label="Pictures" pictures={pictures} labels={labels} empty={null} />,
    // Glide has put its clones beside the slides.
    isThere: (place) =>
      vi.waitFor(() => expect(place.querySelector('.glide__slide--clone')).not.toBeNull(), 15_000),
  });
});
