/** Words that the forms of several stories share. */
export const passwordLabels = { showPassword: 'Show password', hidePassword: 'Hide password' };

/** As long as words get. */
export const passwordLabelsInFinnish = {
  showPassword: 'Näytä salasana selkokielisenä',
  hidePassword: 'Piilota salasana näkyvistä',
};
