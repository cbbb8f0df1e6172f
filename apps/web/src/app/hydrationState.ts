/** The root attribute `data-app`: `starting` hides the prerendered page, `running` means that the app is hydrated. */
export const appState = 'app';

/** The root attribute `data-language`: the language of the prerendered page, which translators do not change. */
export const prerenderedLanguage = 'language';

/** Marks the button that was clicked before hydration. */
export const pressedAttribute = 'data-pressed';
