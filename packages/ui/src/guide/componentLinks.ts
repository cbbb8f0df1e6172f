/** What Storybook tells of what it shows, beside its own pages. */
interface Index {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly title: string; readonly type: string }>
  >;
}

/** The addresses of the documentation pages, by the names of what they are about; read once. */
export const componentLinks: Promise<ReadonlyMap<string, string>> = readLinks();

async function readLinks(): Promise<ReadonlyMap<string, string>> {
  const response = await fetch('index.json');
  // Names are as good without.
  if (!response.ok) return new Map();
  const { entries } = (await response.json()) as Index;
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  return new Map(pages.map(({ id, title }) => [title.split('/').at(-1) ?? title, `./?path=/docs/${id}`]));
}
