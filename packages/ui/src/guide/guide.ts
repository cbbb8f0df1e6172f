import type { ReactNode } from 'react';

/** One or more. */
type Some<Item> = readonly [Item, ...Item[]];

/**
 * What the page of a component says beside what its code and its stories say by themselves. Sentences are plain text, in
 * which `code` stands between backticks.
 */
export interface Guide {
  /** `new` may still change its properties; `stable` does so with a notice in the change log. */
  readonly status: 'stable' | 'new';
  /** The version of the library that brought it, e.g. `0.1.0`. */
  readonly since: string;
  /** The entry of the package that is weighed, where it has another name than the page. */
  readonly entry?: string;
  /** When it is the right choice: each a sentence. */
  readonly use: Some<string>;
  /** When something else is, and what. */
  readonly avoid: Some<Alternative>;
  readonly anatomy: Anatomy;
  readonly comparisons: Some<Comparison>;
  /** Its keys; none where it is only read. */
  readonly keys: readonly Key[];
  /** Where the focus goes, as far as Tab alone does not tell. */
  readonly focus: readonly string[];
  /** Roles, names and what is announced. */
  readonly heard: Some<string>;
  /** What the page around it has to do for all this to hold. */
  readonly owes: readonly string[];
}

/** A situation in which something else is the better choice. */
export interface Alternative {
  readonly when: string;
  /** What to take instead, e.g. "Link". */
  readonly take: string;
}

/** What a component is made of. */
export interface Anatomy {
  /** The component with all of these parts; they are measured in it, as it is drawn. */
  readonly picture: ReactNode;
  readonly parts: Some<Part>;
  /** The other sizes that it has. */
  readonly sizes?: readonly Size[];
}

/** A component in another size. */
export interface Size {
  /** As its `size` says it. */
  readonly name: string;
  readonly picture: ReactNode;
  /** Finds what is measured in the picture. */
  readonly selector: string;
}

/** A part of a component, numbered in the drawing. */
export interface Part {
  readonly name: string;
  /** What it is for. */
  readonly about: string;
  /** Finds its element in the picture. Without it the part is told of, and neither numbered nor measured. */
  readonly selector?: string;
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
