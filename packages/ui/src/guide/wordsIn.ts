/** Where each line of text stands in an element, in the window. */
export function wordsIn(element: Element): readonly DOMRect[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines: DOMRect[] = [];
  while (texts.nextNode() !== null) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    lines.push(...range.getClientRects());
  }
  return lines;
}
