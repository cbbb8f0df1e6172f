export { en as product } from '@tilava/domain/texts/en';
export { en as pages } from '../en.ts';
