import * as z from 'zod/mini';
import type { LeftSignIn } from '../domain/leftSignIn';
import { parseJson } from '../domain/parseJson';
import type { SessionStorage } from './ports';
import type { Items } from './sessionCopy';
import { leftSignInKey as key } from './sessionKeys';

const schema = z.object({
  owner: z.object({
    id: z.number(),
    username: z.string(),
    athleteIds: z.array(z.number()),
    instance: z.nullable(z.string()),
  }),
  isEndedElsewhere: z.boolean(),
  isErased: z._default(z.boolean(), false),
  isCleared: z.boolean(),
});

/** The sign-in that was left on this device, in localStorage. A damaged one counts as none. */
export const createLeftSignIns = (
  storage: Items,
): Pick<SessionStorage, 'leftSignIn' | 'saveLeftSignIn' | 'removeLeftSignIn'> => ({
  leftSignIn: (): LeftSignIn | null => schema.safeParse(parseJson(storage.getItem(key))).data ?? null,
  saveLeftSignIn: (left) => storage.setItem(key, JSON.stringify(left)),
  removeLeftSignIn: () => storage.removeItem(key),
});
