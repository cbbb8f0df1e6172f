export { adminPageCount, adminPageRange, adminPages, adminPageSize } from './paging.ts';
