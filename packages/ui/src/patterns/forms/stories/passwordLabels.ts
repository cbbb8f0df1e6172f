/** Words that the forms of several stories share. */
export const passwordLabels = { showPassword: 'Show password', hidePassword: 'Hide password' };
