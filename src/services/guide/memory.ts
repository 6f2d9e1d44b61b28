import * as z from 'zod/mini';
import { allOn } from '../../domain/guide/switches';
import { parseJson } from '../../domain/parseJson';
import type { GuideMemory } from '../ports';
import { clockKey } from '../sessionKeys';

const switchesKey = 'guideSwitches';

const switchesSchema = z.object({ sound: z.boolean(), vibration: z.boolean(), awake: z.boolean() });

const clockSchema = z.object({
  clientId: z.string(),
  position: z.int(),
  clock: z.object({
    phase: z.int().check(z.nonnegative()),
    state: z.enum(['ready', 'running', 'held']),
    elapsed: z.number().check(z.nonnegative()),
  }),
  startedAt: z.number(),
});

/** What the guide keeps, in localStorage: it is there at once after a reload, and nothing of a killed page is lost. */
export const createGuideMemory = (storage: Storage): GuideMemory => {
  const save = (key: string, value: object) => {
    try {
      storage.setItem(key, JSON.stringify(value));
    } catch {
      // The device is full.
    }
  };
  return {
    switches: () => switchesSchema.safeParse(parseJson(storage.getItem(switchesKey))).data ?? allOn,
    saveSwitches: (switches) => save(switchesKey, switches),
    clock: () => clockSchema.safeParse(parseJson(storage.getItem(clockKey))).data ?? null,
    saveClock: (clock) => save(clockKey, clock),
  };
};
