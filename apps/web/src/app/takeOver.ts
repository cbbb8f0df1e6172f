/** Which attribute of the document (`data-app`) says how far the app is: `starting` hides the page, `running` ends that. */
export const appState = 'app';

/** Which attribute of the document (`data-language`) says in which language the page was drawn, also once it is translated. */
export const prerenderedLanguage = 'language';

/** Marks the button that was pressed before the app was there. */
export const pressedMark = 'data-pressed';
