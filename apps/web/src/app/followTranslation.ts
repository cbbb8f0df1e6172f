/**
 * Keeps React working on pages that the browser, or an extension, translates. A translator puts elements in the place of
 * text nodes, which React still holds: it would write what is new into nodes that nobody sees, and break where it
 * removes one, or inserts before it. See ADR 30.
 */
export function followTranslation(body: HTMLElement): void {
  /** What stands for a text node that was taken out. */
  const replacements = new WeakMap<Node, Element>();
  let isGuarded = false;

  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const replacement = replacements.get(target);
      if (replacement?.isConnected !== true || !(target instanceof Text)) continue;
      replacements.delete(target);
      // The translator notices it, and translates it anew.
      replacement.replaceWith(target);
    }
  });

  const follow = (records: readonly MutationRecord[]) => {
    for (const record of records) {
      for (const node of record.removedNodes) {
        const replacement = node instanceof Text && !node.isConnected && replacementIn(record);
        if (!replacement) continue;
        replacements.set(node, replacement);
        changes.observe(node, { characterData: true });
        if (!isGuarded) guard();
        isGuarded = true;
      }
    }
  };
  const replaced = new MutationObserver(follow);
  replaced.observe(body, { childList: true, subtree: true });

  /** Whatever is not a child of a node any longer is looked for by what stands for it. All else is as it was. */
  const guard = () => {
    // oxlint-disable-next-line typescript/unbound-method -- both are called on the node that they are for
    const { removeChild, insertBefore } = Node.prototype;
    const inPlaceOf = (parent: Node, child: Node): Node | null => {
      if (child.parentNode === parent) return child;
      follow(replaced.takeRecords());
      const replacement = replacements.get(child);
      return replacement?.parentNode === parent ? replacement : null;
    };
    Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
      const there = inPlaceOf(this, child);
      if (there !== null) removeChild.call(this, there);
      return child;
    };
    Node.prototype.insertBefore = function <New extends Node>(
      this: Node,
      node: New,
      child: Node | null,
    ): New {
      insertBefore.call(this, node, child && inPlaceOf(this, child));
      return node;
    };
  };
}

/** What a translator has put in the place of a text node: by one step, or before it was taken out. */
function replacementIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | null {
  const [added] = addedNodes;
  if (added instanceof Element) return added;
  const beside = [previousSibling, nextSibling].find((sibling) => sibling?.nodeName === 'FONT');
  return beside instanceof Element ? beside : null;
}
