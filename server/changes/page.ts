import { type Changes, changesSchema, type Gone } from '../../src/contract/changes';

/** A field of a page. */
export type Field = Exclude<keyof Changes, 'cursor'>;

/** A row of a page as JSON, and where it goes. */
export interface Item {
  field: Field;
  /** Tells it from the others: a page has each once. */
  name: string;
  json: string;
}

/** Says that something is no longer there for the caller. */
export const goneItem = (what: Gone): Item => ({
  field: 'gone',
  name: `gone ${what.kind} ${what.id}`,
  json: JSON.stringify(what),
});

/** The fields that hold one value, null where nothing changed; the others hold a list. */
const single: readonly Field[] = ['me', 'basis', 'feedbackQuestions'];

const isField = (name: string): name is Field => name !== 'cursor';

const fields = Object.keys(changesSchema.shape).filter(isField);

/** What the names of the fields and the cursor take, in bytes. */
const frame = 1_000;

/** A page that is being filled. */
export class Page {
  private readonly items = new Map<Field, string[]>();
  private readonly present = new Set<string>();
  private bytes = frame;

  constructor(private readonly maxBytes: number) {}

  get isEmpty(): boolean {
    return this.items.size === 0;
  }

  /** Returns whether the page has the item of this name. */
  has(name: string): boolean {
    return this.present.has(name);
  }

  /** Adds all of the items, or returns false when they do not fit. A page that is empty takes them in any case. */
  add(items: readonly Item[]): boolean {
    const bytes = items.reduce((sum, { json }) => sum + Buffer.byteLength(json) + 1, 0);
    if (items.length > 0 && !this.isEmpty && this.bytes + bytes > this.maxBytes) return false;
    this.bytes += bytes;
    for (const { field, name, json } of items) {
      this.present.add(name);
      const inField = this.items.get(field);
      if (inField) inField.push(json);
      else this.items.set(field, [json]);
    }
    return true;
  }

  /** Returns the whole answer as JSON. */
  toJson(cursor: string): string {
    const parts = fields.map((field) => {
      const rows = this.items.get(field);
      const value = single.includes(field) ? (rows?.[0] ?? 'null') : `[${rows?.join(',') ?? ''}]`;
      return `"${field}":${value}`;
    });
    return `{"cursor":${JSON.stringify(cursor)},${parts.join(',')}}`;
  }
}
