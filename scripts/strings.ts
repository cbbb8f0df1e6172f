/** `pnpm strings`: prints every text of the catalogues in each language as CSV, for translators and reviewers. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { loadCatalogues } from './catalogues.ts';
import { parseOptions } from './parseOptions.ts';
import { answerRefusal } from './refusal.ts';
import { root } from './run.ts';

const columns = ['catalogue', 'key', 'English', 'Finnish', 'Swedish', 'en', 'fi', 'sv', 'context'];

await answerRefusal(async () => {
  parseOptions({ options: {} });
  const texts = await loadCatalogues();
  const contexts = new Map(
    [...new Set(texts.map(({ catalogue }) => catalogue))].map((folder) => [folder, readContexts(folder)]),
  );
  const rows = texts.map(({ catalogue, key, texts: { en, fi, sv } }) => [
    catalogue,
    key,
    en,
    fi,
    sv,
    en.length,
    fi.length,
    sv.length,
    contextOf(key, contexts.get(catalogue)),
  ]);
  // So that `pnpm strings | head` ends in silence.
  process.stdout.on('error', () => process.exit());
  process.stdout.write([columns, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join(''));
});

function toCell(value: string | number): string {
  const text = String(value);
  return /[",\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** What is said of a key, or of the group that it belongs to. */
function contextOf(key: string, contexts: ReadonlyMap<string, string> = new Map()): string {
  const end = key.lastIndexOf('.');
  return contexts.get(key) ?? (end === -1 ? '' : contextOf(key.slice(0, end), contexts));
}

/** The doc comments of keys, in the English catalogue or in the type of all of them. */
function readContexts(folder: string): ReadonlyMap<string, string> {
  const types = globSync('*.ts', { cwd: join(root, folder) }).filter(
    (name) => !/^(en|fi|sv)\.|test/u.test(name),
  );
  const contexts = new Map<string, string>();
  for (const name of [...types, 'en.ts']) {
    const path = join(root, folder, name);
    addContexts(
      ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
      '',
      contexts,
    );
  }
  return contexts;
}

function addContexts(node: ts.Node, key: string, contexts: Map<string, string>): void {
  const isNamed = ts.isPropertySignature(node) || ts.isPropertyAssignment(node);
  const name = isNamed && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) ? node.name.text : '';
  const path = [key, name].filter((part) => part !== '').join('.');
  const comment = isNamed ? commentOf(node) : '';
  if (comment !== '') contexts.set(path, comment);
  ts.forEachChild(node, (child) => addContexts(child, path, contexts));
}

function commentOf(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).map(({ comment }) => ts.getTextOfJSDocComment(comment));
  return comments.join(' ').replaceAll(/\s+/gu, ' ').trim();
}
