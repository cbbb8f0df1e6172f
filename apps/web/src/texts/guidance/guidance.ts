/** A page of running text. */
export interface Guidance {
  readonly title: string;
  /** What it is about, in a sentence or two. */
  readonly lead: string;
  readonly sections: readonly {
    readonly title: string;
    readonly paragraphs: readonly string[];
  }[];
}

/** The pages that the footer leads to, in one language; they are downloaded with the page. */
export interface GuidanceTexts {
  readonly customerService: Guidance;
  readonly terms: Guidance;
  readonly dataProtection: Guidance;
  /** Names the list of a page's sections. */
  readonly contents: string;
}

export type GuidanceName = Exclude<keyof GuidanceTexts, 'contents'>;
