/** Whether a text holds every word, wherever and in whatever case. */
export function holdsEachWord(text: string, words: string): boolean {
  const where = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word));
}
