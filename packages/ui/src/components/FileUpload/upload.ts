/** A file on its way, or there. The app sends it; this is what it tells of it. */
export interface Upload {
  /** The app's own name for it; a retry keeps it. */
  readonly id: string;
  /** The file's name. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly state: 'uploading' | 'done' | 'failed';
  /** The progress while it’s uploading, 0 to 100. Leave it out while it’s being prepared or waits for others. */
  readonly progress?: number;
  /** Why it failed. */
  readonly failure?: string;
  /** Whether the same file fails again, so that there’s no “Try again”. @default false */
  readonly isRefused?: boolean;
}

/** All texts; `name` is the file’s name. */
export interface FileUploadLabels {
  /** The button, e.g. "Choose pictures". */
  readonly choose: string;
  /** Next to the button, e.g. "or drop them here". */
  readonly drop: string;
  /** A number of bytes, e.g. "2,4 MB". */
  readonly size: (bytes: number) => string;
  /** Before there is progress, e.g. "Preparing". */
  readonly preparing: string;
  /** E.g. "Uploading". */
  readonly uploading: string;
  /** E.g. "Uploaded". */
  readonly done: string;
  /** If an upload gives no reason, e.g. "Couldn’t upload the file." */
  readonly failed: string;
  /** The button, e.g. "Try again". */
  readonly retry: string;
  /** E.g. `(name) => "Remove " + name`. */
  readonly remove: (name: string) => string;
  /** E.g. "This isn’t a PNG picture." */
  readonly wrongType: string;
  /** E.g. "This is larger than 32 MB." */
  readonly tooLarge: string;
}
