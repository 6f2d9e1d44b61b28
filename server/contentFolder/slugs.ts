const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A name of a file, without its ending, by which other files may name it. */
export const isSlug = (text: string): boolean =>
  /^(?=.*\p{L})[\p{L}\p{N}][\p{L}\p{N}\p{M} _.-]*$/u.test(text);

const slugOf = (name: string, otherwise: string): string => {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelledOut[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 60)
    .replace(/-$/, '');
  return /[a-z]/.test(words) ? words : [otherwise, words].filter(Boolean).join('-');
};

/**
 * Returns the name of the file of each item, by its key. Items of the same name are counted in the order of their keys,
 * so that the same items always get the same files.
 */
export const slugsFor = (
  items: readonly { key: string; name: string }[],
  otherwise: string,
): ReadonlyMap<string, string> => {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  for (const { key, name } of items.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const first = slugOf(name, otherwise);
    let slug = first;
    for (let count = 2; taken.has(slug); count += 1) slug = `${first}-${count}`;
    taken.add(slug);
    slugs.set(key, slug);
  }
  return slugs;
};
