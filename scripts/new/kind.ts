/** What can be written, and where each stands. */
export interface Kind {
  /** In `packages/ui/src`. */
  readonly folder: 'components' | 'patterns';
  /** Above its name in Storybook's sidebar. */
  readonly title: 'Components' | 'Patterns';
  /** What puts its rules into its layer. */
  readonly layer: 'inComponents' | 'inPatterns';
}

export const kinds = {
  component: { folder: 'components', title: 'Components', layer: 'inComponents' },
  pattern: { folder: 'patterns', title: 'Patterns', layer: 'inPatterns' },
} as const satisfies Readonly<Record<string, Kind>>;
