/** The words of what landlords say of pictures, in one language; they are downloaded with the first dialog. */
export type PremisesFileTexts = Readonly<Record<'describeTitle' | 'caption' | 'captionHint', string>>;
