/** Words that the forms of several stories share. */
export const passwordWords = { showPassword: 'Show password', hidePassword: 'Hide password' };

/** As long as words get. */
export const passwordWordsInFinnish = {
  showPassword: 'Näytä salasana selkokielisenä',
  hidePassword: 'Piilota salasana näkyvistä',
};
