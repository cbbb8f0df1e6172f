import { TextField } from '@tilava/ui/TextField';
import { useEffect, useState } from 'react';

/** How long somebody has to stop typing before the server is asked, in milliseconds. */
const typingPause = 300;

interface SearchFieldProps {
  readonly label: string;
  /** What is searched for. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** A field that searches once somebody stops typing. */
export function SearchField({ label, text, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  // What the address does not say yet: it changes a moment after it is told.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (text !== known) {
    setKnown(text);
    const answered = sent.indexOf(text);
    setSent(answered < 0 ? [] : sent.slice(answered + 1));
    // Another search may come from the address: by the way back, or by a button.
    if (answered < 0) setTyped(text);
  }
  useEffect(() => {
    if (typed === (sent.at(-1) ?? text)) return;
    const timer = setTimeout(() => {
      setSent((before) => [...before, typed]);
      onSearch(typed);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, text, sent, onSearch]);
  return <TextField label={label} type="search" maxLength={200} value={typed} onChange={setTyped} />;
}
