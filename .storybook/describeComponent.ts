/** Written by the docgen plugin from the doc comment, under this name. */
const docgen = '__docgenInfo';

interface Documented {
  readonly [docgen]?: {
    readonly description?: string;
    readonly tags?: { readonly example?: string };
  };
}

/** The doc comment of a component as Markdown: its words, and its example as code. */
export function describeComponent(component: unknown): string {
  const { description = '', tags } = (component as Documented | undefined)?.[docgen] ?? {};
  return tags?.example === undefined ? description : `${description}\n\n\`\`\`tsx\n${tags.example}\n\`\`\``;
}
