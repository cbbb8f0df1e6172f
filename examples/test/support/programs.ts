import { readFileSync } from 'node:fs';
import { fromMarkdown } from 'mdast-util-from-markdown';

type Node = ReturnType<typeof fromMarkdown>['children'][number];
type Code = Extract<Node, { type: 'code' }>;
type Heading = Extract<Node, { type: 'heading' }>;

/** The TypeScript that a section of a document shows. */
export interface Program {
  /** The section's title. */
  readonly title: string;
  /** Each line is where it is in the document, so that an error tells the document's line. */
  readonly text: string;
}

interface Section {
  readonly title: string;
  readonly depth: number;
  readonly snippets: Code[];
}

/**
 * Reads a document's programs. The snippets of a section are one program, which goes on from those at the beginning of
 * the sections that it is part of: what the document shows first is known everywhere.
 */
export function readPrograms(document: string): readonly Program[] {
  const programs: { readonly title: string; readonly snippets: () => readonly Code[] }[] = [];
  let open: readonly Section[] = [];
  for (const node of fromMarkdown(readFileSync(document, 'utf8')).children) {
    if (node.type === 'heading') {
      const section = { title: titleOf(node), depth: node.depth, snippets: [] };
      open = [...open.filter(({ depth }) => depth < node.depth), section];
    }
    const section = open.at(-1);
    if (node.type !== 'code' || node.lang !== 'ts' || section === undefined) continue;
    if (section.snippets.length === 0) {
      const around = open;
      programs.push({ title: section.title, snippets: () => around.flatMap(({ snippets }) => snippets) });
    }
    section.snippets.push(node);
  }
  return programs.map(({ title, snippets }) => ({ title, text: textOf(snippets()) }));
}

/** All TypeScript of a document as one program, as somebody has it who pastes one snippet after the other. */
export const readWhole = (document: string): string =>
  textOf(
    fromMarkdown(readFileSync(document, 'utf8')).children.filter(
      (node): node is Code => node.type === 'code' && node.lang === 'ts',
    ),
  );

const titleOf = ({ children }: Heading): string =>
  children.map((child) => ('value' in child ? child.value : '')).join('');

function textOf(snippets: readonly Code[]): string {
  const lines: string[] = [];
  for (const { value, position } of snippets) {
    // The fence stands on the first line.
    const start = position?.start.line ?? 0;
    while (lines.length < start) lines.push('');
    lines.push(...value.split('\n'));
  }
  // Without an import or export, a text is no module.
  return `${lines.join('\n')}\nexport {};\n`;
}
