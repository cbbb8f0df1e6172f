/** What is seen of a page of documentation. */
export interface Sight {
  /** The direction of the whole page. */
  readonly direction: string;
  /** How many characters it says. */
  readonly length: number;
  /** How many stories are on it, and how many of them show something: some are of what shows nothing. */
  readonly stories: number;
  readonly drawn: number;
}

/** Less than a heading and a sentence. */
const FEW = 60;

/** What is wrong with a page of documentation, in words. */
export function judge({ direction, length, stories, drawn }: Sight): readonly string[] {
  return [
    ...(direction === 'rtl' ? ['One of its stories mirrors the whole page'] : []),
    ...(length < FEW ? [`It says next to nothing: ${length} characters`] : []),
    ...(stories > 0 && drawn === 0 ? ['None of its stories shows anything'] : []),
  ];
}
