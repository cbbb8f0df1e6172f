/** Written by the docgen plugin from the doc comment, under this name. */
const docgen = '__docgenInfo';

interface Documented {
  readonly [docgen]?: { readonly description?: string };
}

const documentationOf = (component: unknown) => (component as Documented | undefined)?.[docgen] ?? {};

/** What the doc comment of a component says, as Markdown. */
export const describeComponent = (component: unknown): string => documentationOf(component).description ?? '';
