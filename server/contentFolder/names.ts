import type { Faults, Place } from './faults';
import type { ReadYaml } from './readYaml';

/** What the items of a folder are called there, and which keys and ids they have. */
export class Names {
  readonly ids = new Map<string, number>();
  private readonly keys = new Map<string, Place>();
  private readonly takenIds = new Map<string, Place>();

  constructor(private readonly faults: Faults) {}

  /**
   * Notes the key and the id of what stands at a path. `space` names those that share one row of ids.
   */
  claim({
    key,
    id,
    space,
    yaml,
    path = [],
  }: {
    key: string;
    id: number | undefined;
    space: string;
    yaml: ReadYaml;
    path?: readonly PropertyKey[];
  }): void {
    const told = ({ file, line }: Place) => `${file}, Zeile ${line}`;
    const before = this.keys.get(key);
    const place = yaml.placeOf(path);
    if (before)
      this.faults.add(place, `Das steht schon in ${told(before)}, mit demselben Schlüssel oder Wortlaut.`);
    this.keys.set(key, place);
    if (id === undefined) return;
    const idPlace = yaml.placeOf([...path, 'id']);
    const holder = this.takenIds.get(`${space} ${id}`);
    if (holder) this.faults.add(idPlace, `Die id ${id} steht schon in ${told(holder)}.`);
    this.takenIds.set(`${space} ${id}`, idPlace);
    this.ids.set(key, id);
  }
}

/** The keys of the items of a kind by the names of their files. */
export type KeysBySlug = ReadonlyMap<string, string>;

/** Finds the key of an item that a file names. What is not there goes into `faults`, and the name comes back. */
export type FindKey = (slug: string, path: readonly PropertyKey[]) => string;

/** Returns how the items of one kind are found from one file. */
export const finder =
  (keys: KeysBySlug, folder: string, yaml: ReadYaml, faults: Faults): FindKey =>
  (slug, path) => {
    const key = keys.get(slug.normalize('NFC'));
    if (key === undefined) faults.add(yaml.placeOf(path), `Die Datei ${folder}/${slug}.md gibt es nicht.`);
    return key ?? slug;
  };
