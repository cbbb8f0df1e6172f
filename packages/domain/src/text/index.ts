export { multiLinePattern, oneLinePattern, toLines, toOneLine } from './unseen.ts';
