/** What can be written, and where each stands. */
export interface Kind {
  /** In `packages/ui/src`. */
  readonly folder: 'components' | 'patterns';
  /** What puts its rules into its layer. */
  readonly layer: 'inComponents' | 'inPatterns';
}

export const kinds = {
  component: { folder: 'components', layer: 'inComponents' },
  pattern: { folder: 'patterns', layer: 'inPatterns' },
} as const satisfies Readonly<Record<string, Kind>>;

/** What stands above its name in Storybook's sidebar. */
export const groups = ['Actions', 'Forms', 'Feedback', 'Navigation', 'Data', 'Pictures', 'Layout'] as const;

export type Group = (typeof groups)[number];
