import { appendFile, readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { askPage } from './network.ts';
import { runFolder } from './server.ts';
import { visibleStrings, type VisibleString } from '../visibleStrings.ts';

/** Which strings of the specification pages show. */
export interface StringWatch {
  /** Begins to watch every page that is opened from now on. */
  readonly watch: (context: BrowserContext) => Promise<void>;
  /** Keeps which of them were shown. */
  readonly keep: (pages: readonly Page[]) => Promise<void>;
}

declare global {
  interface Window {
    readonly tilavaSeen: (indices: readonly number[]) => Promise<void>;
  }
}

/** Where the sightings of a run are kept. */
const record = (): string => join(runFolder(), 'visibleStrings.txt');

/** The indices of the strings that journeys have shown so far. */
async function seenIndices(): Promise<ReadonlySet<number>> {
  if (!existsSync(record())) return new Set();
  const lines = (await readFile(record(), 'utf8')).split('\n').filter((line) => line !== '');
  return new Set(lines.map(Number));
}

/** Which strings of the list no journey has shown by now. */
export async function unseenStrings(): Promise<readonly VisibleString[]> {
  const seen = await seenIndices();
  return visibleStrings.filter((_, index) => !seen.has(index));
}

/** Watches for strings that none has shown before. */
export function watchStrings(): StringWatch {
  const seen = new Set<number>();
  return {
    watch: async (context) => {
      const known = await seenIndices();
      await context.exposeBinding('tilavaSeen', (_source, indices: readonly number[]) => {
        for (const index of indices) seen.add(index);
      });
      const wanted = visibleStrings.flatMap(({ name, pattern }, index) =>
        known.has(index) ? [] : [{ index, name, source: pattern?.source ?? null }],
      );
      if (wanted.length > 0) await context.addInitScript(tellOfStrings, wanted);
    },
    keep: async (pages) => {
      // What pages have told is here once they answer.
      for (const page of pages) await askPage(page, () => null);
      await appendFile(record(), [...seen].map((index) => `${index}\n`).join(''));
    },
  };
}

interface Wanted {
  readonly index: number;
  readonly name: string;
  readonly source: string | null;
}

/** Runs in a page: tells of each wanted string once it is shown, in a text or as what assistive technology reads. */
function tellOfStrings(wanted: readonly Wanted[]): void {
  const longest = 160;
  const named = ['aria-label', 'placeholder', 'title', 'alt'];
  const exact = new Map(
    wanted.filter(({ source }) => source === null).map(({ name, index }) => [name, index]),
  );
  const patterns = new Map(
    wanted.flatMap(({ source, index }) =>
      source === null ? [] : [[index, new RegExp(source, 'u')] as const],
    ),
  );
  const known = new Set<string>();
  const hidden = new Map<number, Element>();

  /** Marks of what is required, and what follows a colon, are no part of a label. */
  const labelOf = (text: string) => text.replace(/\s*(\*|\((required|optional)\))$|:.*$/u, '');

  const numbersOf = (text: string): readonly number[] => {
    if (text === '' || text.length > longest || known.has(text)) return [];
    known.add(text);
    const whole = exact.get(text) ?? exact.get(labelOf(text));
    const matching = [...patterns].filter(([, pattern]) => pattern.test(text)).map(([index]) => index);
    return whole === undefined ? matching : [whole, ...matching];
  };

  // What a select offers is drawn once it is opened.
  const isShown = (element: Element) =>
    (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true });

  const look = (text: string | null, element: Element, shown: number[]) => {
    const one = (text ?? '').replaceAll(/[^\S\u00A0]+/gu, ' ').trim();
    for (const index of numbersOf(one)) {
      if (isShown(element)) {
        shown.push(index);
      } else {
        hidden.set(index, element);
        known.delete(one);
      }
    }
  };

  /** A text, and those that it is a part of, as far as they may be one string. */
  const lookAtText = (node: Node, shown: number[]) => {
    const parent = node.parentElement;
    if (parent === null || parent.matches('script, style, template')) return;
    look(node.textContent, parent, shown);
    let around: Element | null = parent;
    for (let steps = 0; steps < 3 && around !== null; steps += 1) {
      if (around.childNodes.length > 12 || (around.textContent?.length ?? 0) > longest) return;
      if (around.childNodes.length > 1) look(around.textContent, around, shown);
      around = around.parentElement;
    }
  };

  const lookAtElement = (element: Element, shown: number[]) => {
    for (const name of named)
      if (element.hasAttribute(name)) look(element.getAttribute(name), element, shown);
  };

  const lookBelow = (root: Node, shown: number[]) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
      if (node instanceof Element) lookAtElement(node, shown);
      else if (node instanceof Text) lookAtText(node, shown);
    }
  };

  const tell = (shown: readonly number[]) => {
    if (shown.length === 0) return;
    for (const index of shown) {
      patterns.delete(index);
      hidden.delete(index);
    }
    void window.tilavaSeen(shown);
  };

  const lookAgain = (shown: number[]) => {
    for (const [index, element] of hidden) {
      if (!element.isConnected) hidden.delete(index);
      else if (isShown(element)) shown.push(index);
    }
  };

  // Much is drawn before it is to be seen, and nothing else of the page changes then.
  let isFollowing = false;
  const follow = () => {
    if (isFollowing || hidden.size === 0) return;
    isFollowing = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        isFollowing = false;
        const shown: number[] = [];
        lookAgain(shown);
        tell(shown);
      }),
    );
  };

  new MutationObserver((changes) => {
    const shown: number[] = [];
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') lookAtText(target, shown);
      else if (type === 'attributes') lookAtElement(target as Element, shown);
      else for (const node of addedNodes) if (node.isConnected) lookBelow(node, shown);
    }
    lookAgain(shown);
    tell(shown);
    follow();
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: [...named, 'data-app', 'hidden', 'open'],
  });
}
