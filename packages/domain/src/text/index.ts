export { toAsciiForms } from './asciiForms.ts';
export { toCsv } from './toCsv.ts';
export { isBlank, multiLinePattern, oneLinePattern, toLines, toOneLine, withoutInvisible } from './unseen.ts';
