/** Texts of which a part is cut off by a box that does not scroll. */
export function clippedTexts(): readonly string[] {
  return shownTexts().flatMap((text) => {
    const by = cutterOf(text);
    return by === null ? [] : [`"${text.data.trim().slice(0, 60)}" by ${by.outerHTML.slice(0, 120)}`];
  });
}

export function shownTexts(): readonly Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text instanceof Text && text.data.trim() !== '' && isForEyes(text)) texts.push(text);
  }
  return texts;
}

function isForEyes({ parentElement: parent }: Text): boolean {
  if (parent === null || parent.closest('[inert], script, style, option') !== null) return false;
  return parent.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

/** The box that cuts the text, `null` where it is seen whole, scrolled to, or meant for those who listen only. */
function cutterOf(text: Text): Element | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  const parts = [...range.getClientRects()];
  for (let box = text.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    if (isForEarsOnly(style) || canBeBrought(box, style)) return null;
    const frame = box.getBoundingClientRect();
    if (parts.some((part) => isCut(part, frame, style))) return box;
  }
  return null;
}

/** Into sight, by scrolling, by turning to the next slide or by moving the map. */
function canBeBrought(box: Element, { overflowX, overflowY }: CSSStyleDeclaration): boolean {
  if (box.matches('[data-glide-el="track"], [data-map]')) return true;
  return [overflowX, overflowY].some((value) => value === 'auto' || value === 'scroll');
}

function isForEarsOnly({ clipPath, position }: CSSStyleDeclaration): boolean {
  return (position === 'absolute' || position === 'fixed') && clipPath === 'inset(50%)';
}

function isCut(part: DOMRect, frame: DOMRect, { overflowX, overflowY }: CSSStyleDeclaration): boolean {
  const cutsX = overflowX !== 'visible' && (part.left < frame.left - 1 || part.right > frame.right + 1);
  const cutsY = overflowY !== 'visible' && (part.top < frame.top - 1 || part.bottom > frame.bottom + 1);
  return cutsX || cutsY;
}
