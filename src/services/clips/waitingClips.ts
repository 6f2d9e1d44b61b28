import * as z from 'zod/mini';
import { clipSeenSchema } from '../../contract/contentClips';
import { isHere, type Owner } from '../../domain/owner';
import type { WaitingClip, WaitingClips } from '../ports';
import { type RowStore, readRows } from '../rowStore';

const isBytes = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]';

const rowSchema = z.object({
  key: z.string(),
  ownerId: z.number(),
  instance: z.nullable(z.string()),
  bytes: z.unknown(),
  type: z.string(),
  still: z.nullable(z.string()),
  title: z.string(),
  seen: clipSeenSchema,
  hasRights: z.literal(true),
  address: z.nullable(z.string()),
});

/** Returns a row that fits; null for any other. */
const readRow = (row: unknown): WaitingClip | null => {
  const { data } = rowSchema.safeParse(row);
  return data && isBytes(data.bytes) ? { ...data, bytes: data.bytes } : null;
};

const nameOf = ({ key, ownerId }: Pick<WaitingClip, 'key' | 'ownerId'>) => `${ownerId}/${key}`;

const isOf =
  (owner: Pick<Owner, 'id' | 'instance'>) =>
  ({ ownerId, instance }: WaitingClip): boolean =>
    ownerId === owner.id && isHere({ instance, username: null }, { ...owner, username: '', athleteIds: [] });

/** The clips that wait in this browser, as bytes: not every browser stores a Blob. */
export const createWaitingClips = (rows: RowStore): WaitingClips => ({
  find: async (key, owner) => {
    const theirs = (await readRows(rows, readRow)).filter(isOf(owner));
    return theirs.find((row) => row.key === key) ?? null;
  },
  save: async (clip) => {
    await rows.setItem(nameOf(clip), clip);
  },
  remove: async (clip) => {
    await rows.removeItem(nameOf(clip));
  },
  removeOf: async (owner) => {
    const theirs = (await readRows(rows, readRow)).filter(isOf(owner));
    for (const clip of theirs) await rows.removeItem(nameOf(clip));
  },
});
