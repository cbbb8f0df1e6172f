/** What is said of a newer version of the app, in one language; it is downloaded when there is one. */
export interface VersionTexts {
  readonly ready: string;
  readonly hint: string;
  readonly load: string;
  /** Names the button that takes the notice away. */
  readonly dismiss: string;
}
