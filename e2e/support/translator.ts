/**
 * Translates a page in the browser, as Chrome does: puts two `<font>` elements in the place of each text node, now and of
 * each that comes. It stands in an init script, and needs nothing from outside.
 *
 * @param mark - what every translated text begins with; without one, only elements tell it from what it was
 */
export function translatePage(mark: string): void {
  const untranslated = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'FONT']);
  const translate = (text: Node) => {
    const parent = text.parentElement;
    const original = text.nodeValue ?? '';
    const isHtml = parent?.namespaceURI === 'http://www.w3.org/1999/xhtml';
    if (!isHtml || original.trim() === '' || untranslated.has(parent.tagName)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${mark}${original}`;
    outer.append(inner);
    // In two steps, the worse case for whoever holds the text.
    parent.insertBefore(outer, text);
    text.parentNode?.removeChild(text);
  };
  const translateAll = (node: Node) => {
    if (node instanceof Text) translate(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) texts.push(text);
    texts.forEach(translate);
  };
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.lang = 'de';
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') translateAll(target);
        else addedNodes.forEach(translateAll);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
