import type { ReactNode } from 'react';

/** One or more. */
type Some<Item> = readonly [Item, ...Item[]];

/** What the page of a component says beside its stories and properties. Sentences are Markdown. */
export interface Guide {
  /** The entry of the package that is weighed, where it has another name than the page. */
  readonly entry?: string;
  /** When it is the right choice, and what to mind then: each a sentence. */
  readonly use: Some<string>;
  /** When something else is, and what. */
  readonly avoid: Some<Alternative>;
  /** Of a component whose parts need names. */
  readonly anatomy?: Anatomy;
  /** What is easier to see than to say. */
  readonly comparisons?: Some<Comparison>;
  /** The keys that it adds to those that every link, button and field has. */
  readonly keys?: Some<Key>;
  /** Where the focus goes, as far as Tab alone does not tell. */
  readonly focus?: Some<string>;
  /** Roles, names and what is announced. */
  readonly heard: Some<string>;
  /** What the page around it has to do for all this to hold. */
  readonly owes?: Some<string>;
}

/** A situation in which something else is the better choice. */
export interface Alternative {
  readonly when: string;
  /** What to take instead, e.g. "Link". */
  readonly take: string;
}

/** What a component is made of. */
export interface Anatomy {
  /** The component with all of these parts. */
  readonly picture: ReactNode;
  readonly parts: Some<{
    readonly name: string;
    /** What it is for. */
    readonly about: string;
  }>;
}

/** The same thing done well and done badly. */
export interface Comparison {
  readonly right: Example;
  readonly wrong: Example;
}

/** A picture and what it shows. */
export interface Example {
  readonly picture: ReactNode;
  readonly why: string;
}

/** A key and what it does. */
export interface Key {
  /** As it is printed, e.g. "Enter, Space". */
  readonly name: string;
  readonly does: string;
}
