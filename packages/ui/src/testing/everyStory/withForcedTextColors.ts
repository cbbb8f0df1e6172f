/**
 * Runs axe so that it reads the text's colour as it is shown. It asks for `-webkit-text-fill-color`, which stays as it
 * was written in forced colours, while the ground that it compares with is forced (dequelabs/axe-core issue 3978).
 */
export async function withForcedTextColors<Result>(run: () => Promise<Result>): Promise<Result> {
  // oxlint-disable-next-line typescript/unbound-method -- It is called on the style that it was called on.
  const asWritten = CSSStyleDeclaration.prototype.getPropertyValue;
  CSSStyleDeclaration.prototype.getPropertyValue = new Proxy(asWritten, {
    apply: (read, style: CSSStyleDeclaration, [name]: [string]) =>
      Reflect.apply(read, style, [name === '-webkit-text-fill-color' ? 'color' : name]),
  });
  try {
    return await run();
  } finally {
    CSSStyleDeclaration.prototype.getPropertyValue = asWritten;
  }
}
