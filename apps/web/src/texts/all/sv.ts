export { sv as product } from '@tilava/domain/texts/sv';
export { sv as pages } from '../sv.ts';
