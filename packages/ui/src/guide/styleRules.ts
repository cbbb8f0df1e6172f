import { layers } from '../theme/layers.css.ts';

const strengths = Object.values(layers);

/** The rules of the page that hold for this window, the weakest layer's first. */
export function styleRules(): readonly CSSStyleRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => rulesIn(sheet.cssRules, -1))
    .toSorted((one, other) => one.strength - other.strength)
    .map(({ rule }) => rule);
}

function rulesIn(
  rules: CSSRuleList,
  strength: number,
): readonly { readonly rule: CSSStyleRule; readonly strength: number }[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [{ rule, strength }];
    if (rule instanceof CSSLayerBlockRule) return rulesIn(rule.cssRules, strengths.indexOf(rule.name));
    if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) {
      return rulesIn(rule.cssRules, strength);
    }
    return [];
  });
}
