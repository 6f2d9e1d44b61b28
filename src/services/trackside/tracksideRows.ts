import * as z from 'zod/mini';
import { isSessionOf, type TracksideSession } from '../../domain/trackside/session';
import { createListeners } from '../listeners';
import { originSchema } from '../originSchema';
import type { TracksideStorage } from '../ports';
import { type RowStore, readRows } from '../rowStore';

const cell = z.object({ userId: z.int(), testId: z.int() });

const rowSchema: z.ZodMiniType<TracksideSession> = z.object({
  clientId: z.string(),
  ownerId: z.int(),
  origin: originSchema,
  screeningId: z.int(),
  startedAt: z.iso.datetime(),
  order: z.enum(['byTest', 'byAthlete']),
  members: z.array(
    z.object({
      userId: z.int(),
      number: z.nullable(z.int()),
      clientId: z.string(),
      state: z.enum(['here', 'gone', 'finished']),
      secondOf: z.optional(z.string()),
    }),
  ),
  leftOut: z.array(cell),
  secondLook: z.optional(z.enum(['live', 'clip'])),
  at: z.nullable(cell),
});

const readRow = (row: unknown): TracksideSession | null => rowSchema.safeParse(row).data ?? null;

const byBeginning = (a: TracksideSession, b: TracksideSession) =>
  Date.parse(a.startedAt) - Date.parse(b.startedAt);

/** The sessions of this device, one row each. A row that cannot be read stays where it is. */
export const createTracksideRows = (createStore: (onLost: () => void) => RowStore): TracksideStorage => {
  const lost = createListeners();
  const rows = createStore(lost.tell);
  return {
    find: async (owner) => {
      const sessions = await readRows(rows, readRow);
      return sessions.filter(isSessionOf(owner)).toSorted(byBeginning).at(-1) ?? null;
    },
    save: async (session) => {
      await rows.setItem(session.clientId, session);
    },
    remove: async ({ clientId }) => {
      await rows.removeItem(clientId);
    },
    onLost: lost.add,
  };
};
