export { toCsv } from './toCsv.ts';
export { multiLinePattern, oneLinePattern, toLines, toOneLine, withoutInvisible } from './unseen.ts';
