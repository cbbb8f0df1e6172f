import type { FastifyInstance } from 'fastify';
import { apiRoot, problemList, readContract } from '../contract.ts';
import { serveKept } from './serveKept.ts';

/** A code, the statuses that it comes with, and what it means, in Markdown. */
interface Entry {
  readonly code: string;
  readonly statuses: string;
  readonly meaning: string;
}

const styles = `:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
h1, h2 { line-height: 1.25; overflow-wrap: anywhere; }
h2 { font-size: 1.125rem; margin: 2rem 0 0; scroll-margin-top: 1rem; }
h2:target { text-decoration: underline; }
a { color: inherit; }
p { margin: 0.25rem 0; }
`;

/** Serves the list that the `type` of every problem leads to: the codes as the contract describes them. */
export function addProblemList(server: FastifyInstance): void {
  serveKept(server, problemList, 'text/html; charset=utf-8', pageOfProblems);
  serveKept(server, `${problemList}.css`, 'text/css; charset=utf-8', () => styles);
}

function pageOfProblems(): string {
  const { ProblemCode } = (
    readContract() as { components: { schemas: { ProblemCode: { description: string; enum: string[] } } } }
  ).components.schemas;
  return page(ProblemCode.enum.map((code) => entryOf(code, ProblemCode.description)));
}

/** Each code has a line of the list in the contract. */
function entryOf(code: string, description: string): Entry {
  const line = new RegExp(`^- \`${code}\` \\(([^)]+)\\): ((?:.|\\n  )+)`, 'm').exec(description);
  const [, statuses = '', meaning = ''] = line ?? [];
  if (line === null) throw new Error(`The contract says nothing of the problem ${code}`);
  return { code, statuses, meaning: meaning.replaceAll(/\s+/g, ' ') };
}

const page = (entries: readonly Entry[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Problems of the Tilava API</title>
    <link rel="icon" href="/${apiRoot}/docs/favicon-32x32.png">
    <link rel="stylesheet" href="${problemList}.css">
  </head>
  <body>
    <main>
      <h1>Problems of the Tilava API</h1>
      <p>Every answer of 400 and above is a problem document (RFC 9457). Its <code>type</code> leads to one of these, and
      its <code>code</code> names it. <a href="/${apiRoot}/docs">The whole API</a></p>
${entries.map(section).join('\n')}
    </main>
  </body>
</html>
`;

const section = ({ code, statuses, meaning }: Entry) =>
  `      <h2 id="${code}"><code>${code}</code> (${statuses})</h2>\n      <p>${asSentence(escape(meaning))}</p>`;

/** With code as HTML. */
const asSentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}`.replaceAll(/`([^`]+)`/g, '<code>$1</code>');

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
