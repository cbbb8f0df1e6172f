/** The toolbar's settings of a story that is looked at otherwise than in English, in light, on a wide screen. */
export const looks = {
  phone: { viewport: { value: 'phone', isRotated: false } },
  dark: { theme: 'dark' },
  finnish: { locale: 'fi-FI' },
  swedish: { locale: 'sv-FI' },
} as const;
