interface Shown {
  readonly tags: readonly string[];
  readonly storyGlobals: { readonly viewport?: { readonly value?: string } };
}

/**
 * Whether a story shows a state on the page of its component: it is no test, and needs no window of its own, which the
 * page has none for.
 */
export const isState = ({ tags, storyGlobals }: Shown): boolean =>
  !tags.includes('behaviour') && storyGlobals.viewport?.value === undefined;
