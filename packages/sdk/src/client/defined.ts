/** Options without those that are undefined, which mean the same as none and would hide a default when spread. */
export const defined = <Options extends object>(options: Options): Defined<Options> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Defined<Options>;

type Defined<Options> = { [Name in keyof Options]: Exclude<Options[Name], undefined> };
