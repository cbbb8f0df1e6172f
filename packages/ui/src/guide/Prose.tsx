/** A sentence, in which `code` stands between backticks. */
export function Prose({ children }: { readonly children: string }) {
  return children
    .split(/(`[^`]+`)/u)
    .map((piece) => (piece.startsWith('`') ? <code key={piece}>{piece.slice(1, -1)}</code> : piece));
}

/** Sentences below each other. */
export function Sentences({ children }: { readonly children: readonly string[] }) {
  return (
    <ul>
      {children.map((sentence) => (
        <li key={sentence}>
          <Prose>{sentence}</Prose>
        </li>
      ))}
    </ul>
  );
}
