import { Parser } from 'saxen';

export interface XmlElement {
  /** Without its namespace. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

type Growing = { -readonly [Key in keyof XmlElement]: XmlElement[Key] } & { children: Growing[] };

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The root of a document; null if it isn't well-formed. Entities of its own aren't expanded, nor is anything fetched. */
export function readXml(xml: string): XmlElement | null {
  const top: Growing = { name: '', attributes: {}, children: [], text: '' };
  const open: Growing[] = [top];
  let isBroken = false;
  new Parser()
    .on('openTag', (name, attributes, decode) => {
      const decoded = Object.entries(attributes()).map(([key, value]) => [localName(key), decode(value)]);
      const element: Growing = {
        name: localName(name),
        attributes: Object.fromEntries(decoded) as Record<string, string>,
        children: [],
        text: '',
      };
      open.at(-1)?.children.push(element);
      open.push(element);
    })
    .on('closeTag', () => open.pop())
    .on('text', (text, decode) => {
      const element = open.at(-1);
      if (element) element.text += decode(text);
    })
    .on('cdata', (text) => {
      const element = open.at(-1);
      if (element) element.text += text;
    })
    .on('error', () => {
      isBroken = true;
    })
    .parse(xml);
  return isBroken ? null : (top.children[0] ?? null);
}

/** The elements of a path of names below an element. */
export const elementsAt = (element: XmlElement, path: string): readonly XmlElement[] =>
  path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );
