import { expect, it } from 'vitest';
import { idIn } from './PageScroll.tsx';

it.each([
  ['', null],
  ['#contact', 'contact'],
  ['#yhteystiedot%C3%A4', 'yhteystiedotä'],
  ['#50%', '50%'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('finds in "%s" the id %s', (hash, id) => {
  expect(idIn(hash)).toBe(id);
});
