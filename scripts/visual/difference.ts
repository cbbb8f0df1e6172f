import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How two pictures differ. */
export interface Difference {
  readonly pixels: number;
  /** What changed, in colour on a pale picture of before; PNG. */
  readonly picture: Buffer;
}

/**
 * Colours closer than this look the same to people, too. The default of 0.1 is for two machines that smooth otherwise;
 * here one browser takes both pictures, and a tone that moved by one step of its ramp has to be seen.
 */
const threshold = 0.01;

/**
 * Compares two pictures; null where they look the same. Of a picture that is larger, the rest counts as changed.
 *
 * pixelmatch is what Playwright itself compares with: small, without a binary for each system, and told apart from
 * smoothed edges. Most pictures are the same to the byte, so that its speed hardly counts.
 */
export function differenceOf(before: Buffer, after: Buffer): Difference | null {
  if (before.equals(after)) return null;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const picture = new PNG({ width, height });
  const pixels = pixelmatch(
    enlarged(one, width, height).data,
    enlarged(other, width, height).data,
    picture.data,
    width,
    height,
    { threshold },
  );
  return pixels === 0 ? null : { pixels, picture: PNG.sync.write(picture) };
}

function enlarged(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}
