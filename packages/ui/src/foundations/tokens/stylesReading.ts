/**
 * What the source of a style sheet reads of the theme contract, as places in it such as `color.border.hairline`; a whole
 * group, such as `color.tone`, where it takes one apart.
 */
export function placesReadBy(source: string): readonly string[] {
  const code = source.replaceAll(noise, '');
  const names = namesOfPlaces(code);
  const uses = code.replaceAll(declaration, '');
  return [...names].flatMap(([name, place]) =>
    [...uses.matchAll(usesOf(name))].map(([, chain = '']) => join(place, chain)),
  );
}

const noise = /\/\*.*?\*\/|\/\/[^\n]*|^\s*import [^;]*;/gms;

/** A name with what is taken from it, or alone where it stands for a value: `color` is also a word of CSS. */
function usesOf(name: string): RegExp {
  const taken = String.raw`(?<![\w'-]|(?<!\.\.)\.)${name}((?:\.\w+|\[\d+\])+)`;
  const alone = String.raw`(?<=[({]|: )${name}(?=[,)}])`;
  return new RegExp(`${taken}|${alone}`, 'g');
}

const declaration = /const (?:\{([^}]+)\}|(\w+)) = (\w+)((?:\.\w+)*);/g;

/** The names in a module that stand for a place in the contract: `quick`, say, for `motion.quick`. */
function namesOfPlaces(code: string): ReadonlyMap<string, string> {
  const names = new Map([['vars', '']]);
  for (const [, parts, name, origin = '', chain = ''] of code.matchAll(declaration)) {
    const place = names.get(origin);
    if (place === undefined) continue;
    if (name !== undefined) names.set(name, join(place, chain));
    for (const part of parts?.split(',') ?? []) {
      const [key = '', renamed = key] = part.split(':').map((word) => word.trim());
      if (key !== '') names.set(renamed, join(place, `${chain}.${key}`));
    }
  }
  return names;
}

function join(place: string, chain: string): string {
  return `${place}${chain.replaceAll(/\[(\d+)\]/g, '.$1')}`.replace(/^\./, '');
}

/** Whether what was read is this place, or a group in which it stands. */
export function isReadAs(place: string, read: string): boolean {
  return read !== '' && (place === read || place.startsWith(`${read}.`));
}
