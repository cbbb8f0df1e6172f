import { useState } from 'react';

/** The text that was copied last, and whether the browser let it be. */
interface Copied {
  readonly text: string;
  readonly isCopied: boolean;
}

/** What the buttons of one sheet have copied. */
export interface Copies {
  readonly last: Copied | undefined;
  copy(text: string): Promise<void>;
}

/** Copies texts to the clipboard, and remembers the last. */
export function useCopies(): Copies {
  const [last, setLast] = useState<Copied>();
  return {
    last,
    async copy(text) {
      const isCopied = await write(text);
      setLast({ text, isCopied });
    },
  };
}

/** Whether the browser took it: it asks people, who may refuse, and has no clipboard for pages over HTTP. */
function write(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return Promise.resolve(false);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
