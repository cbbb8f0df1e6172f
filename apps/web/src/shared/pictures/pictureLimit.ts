/** The largest picture that is taken, in bytes. */
export const pictureLimit = 32 * 1024 * 1024;
