/**
 * Makes axe read the text's colour as it is shown. It asks for `-webkit-text-fill-color`, which stays as it was
 * written in forced colours, while the ground that it compares with is forced (dequelabs/axe-core issue 3978).
 */
export function readForcedTextColors(): void {
  // oxlint-disable-next-line typescript/unbound-method -- It is called on the style that it was called on.
  CSSStyleDeclaration.prototype.getPropertyValue = new Proxy(CSSStyleDeclaration.prototype.getPropertyValue, {
    apply: (read, style: CSSStyleDeclaration, [name]: [string]) =>
      Reflect.apply(read, style, [name === '-webkit-text-fill-color' ? 'color' : name]),
  });
}
