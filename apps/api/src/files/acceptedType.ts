import type { PictureType } from './fileStore.ts';

/**
 * The smallest of our formats that a program likes best. Wildcards speak for PNG alone: old browsers send them
 * and can read neither AVIF nor WebP, while those that can name them. By negotiator's order, Safari would get WebP: it
 * names that before AVIF and likes both alike, while AVIF is the smaller one.
 */
export function acceptedType(accept: string): PictureType {
  const weights = readAccept(accept);
  const png = weights.get('image/png') ?? weights.get('image/*') ?? weights.get('*/*') ?? 0;
  const avif = weights.get('image/avif') ?? 0;
  const webp = weights.get('image/webp') ?? 0;
  if (avif > 0 && avif >= webp && avif >= png) return 'image/avif';
  if (webp > 0 && webp >= png) return 'image/webp';
  return 'image/png';
}

/** Media types with how much each is liked, 0 to 1. */
function readAccept(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      const value = weight === undefined ? 1 : Number(weight.slice(2));
      return [type, value >= 0 && value <= 1 ? value : 0];
    }),
  );
}
