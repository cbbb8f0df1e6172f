/**
 * The browsers that styles are compiled for. Older ones do not know `:dir()`, in whose place compilers write a list of
 * languages: drawings then stay unturned where a page runs from right to left in another language.
 */
export const cssTarget = ['chrome120', 'edge120', 'firefox114', 'safari16.4'];
