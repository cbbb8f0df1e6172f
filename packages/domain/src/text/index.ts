export { toCsv } from './toCsv.ts';
export { multiLinePattern, oneLinePattern, toLines, toOneLine } from './unseen.ts';
