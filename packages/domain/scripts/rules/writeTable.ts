import type { Rule } from './rulesOf.ts';

/** What the domain keeps of the specification comes first; the rest follows by number. */
const foremost = [3, 5, 8, 9];

const subjects: Readonly<Record<number, string>> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'Calls made',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};

/** The rules as a page of Markdown: a table for each section. */
export function writeTable(rules: readonly Rule[]): string {
  const others = rules.map(({ section }) => section).filter((section) => !foremost.includes(section));
  const sections = [...foremost, ...[...new Set(others)].toSorted((a, b) => a - b)];
  return `# Rules and their tests

Which test shows which rule of the specification, by its sections. Generated from the titles of the tests that
begin with a section's mark: run \`pnpm --filter @tilava/domain rules\`. Do not edit.

${sections.map((section) => writeSection(section, rules)).join('\n')}`;
}

function writeSection(section: number, rules: readonly Rule[]): string {
  const rows = rules
    .filter((rule) => rule.section === section)
    .map(({ title, files }) => `| ${escape(title)} | ${files.map(link).join(', ')} |\n`);
  const heading = [`§${section}`, subjects[section] ?? ''].join(' ').trim();
  return `## ${heading}\n\n| rule | test |\n| --- | --- |\n${rows.join('')}`;
}

const link = (file: string): string => `[${file.replace(/^src\//, '')}](${file})`;

/** So that a title is shown as it stands. */
const escape = (title: string): string => title.replaceAll(/[\\|*_<`[\]]/g, String.raw`\$&`);
