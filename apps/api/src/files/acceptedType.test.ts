import { expect, it } from 'vitest';
import { acceptedType } from './pictureStore.ts';

it.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['image/avif;q=0.5, image/webp;q=0.9', 'image/webp'],
  ['image/avif;q=0, image/webp;q=0.1', 'image/webp'],
  ['image/webp;q=0.5, image/png', 'image/png'],
  ['IMAGE/AVIF; Q=1', 'image/avif'],
  ['image/avif;q=nonsense', 'image/png'],
  ['image/avif;q=2', 'image/png'],
  ['image/png,image/*;q=0.8,*/*;q=0.5', 'image/png'],
  ['*/*', 'image/png'],
  ['text/html', 'image/png'],
  ['', 'image/png'],
])('%j gets %s', (accept, type) => {
  expect(acceptedType(accept)).toBe(type);
});
