/** The rules of axe that colours decide: no other answers differently in another theme, or in forced colours. */
export const colorRules = ['color-contrast', 'link-in-text-block'];
