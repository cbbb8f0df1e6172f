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
  const [searched, setSearched] = useState(text);
  // Another search may come from the address: by the way back, or by a button.
  if (text !== searched) {
    setSearched(text);
    setTyped(text);
  }
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => {
      setSearched(typed);
      onSearch(typed);
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, text, onSearch]);
  return <TextField label={label} type="search" maxLength={200} value={typed} onChange={setTyped} />;
}
