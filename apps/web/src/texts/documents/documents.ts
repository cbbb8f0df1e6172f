import type { Schemas } from '@tilava/sdk';

/** The words of announcements' documents and public pages, in one language; they are downloaded with them. */
export interface DocumentTexts extends Readonly<
  Record<
    | 'title'
    | 'hint'
    | 'name'
    | 'nameHint'
    | 'file'
    | 'fileHint'
    | 'choose'
    | 'drop'
    | 'wrongType'
    | 'tooLarge'
    | 'invalid'
    | 'full'
    | 'downloading'
    | 'failed'
    | 'confirmRemove'
    | 'remove'
    | 'keep',
    string
  >
> {
  readonly download: (title: string, size: string) => string;
  readonly removeNamed: (title: string) => string;
  readonly publicPage: Readonly<
    Record<
      'title' | 'hint' | 'who' | 'hidden' | 'address' | 'copy' | 'copied' | 'open' | 'share' | 'linkCopied',
      string
    >
  > & {
    readonly choices: Readonly<Record<Schemas['PublicPage'], string>>;
  };
}
