/**
 * Makes axe read the text's colour as it is shown. It asks for `-webkit-text-fill-color`, which stays as it was
 * written in forced colours, while the ground that it compares with is forced (dequelabs/axe-core issue 3978).
 */
export function readForcedTextColors(): void {
  const read = CSSStyleDeclaration.prototype.getPropertyValue;
  CSSStyleDeclaration.prototype.getPropertyValue = function (this: CSSStyleDeclaration, name: string) {
    return read.call(this, name === '-webkit-text-fill-color' ? 'color' : name);
  };
}
