export { fi as product } from '@tilava/domain/texts/fi';
export { fi as pages } from '../fi.ts';
