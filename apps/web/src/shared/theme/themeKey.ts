/** The name under which the theme is kept in local storage. */
export const themeKey = 'tilava.theme';
