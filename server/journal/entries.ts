import * as z from 'zod/mini';

const runSchema = z.object({ userId: z.int(), clientId: z.string() });

const withdrawalSchema = z.object({ userId: z.int(), what: z.enum(['pain', 'all']), at: z.int() });

/** A line of the journal. It belongs to one database, since another one means other people by its ids. */
const lineSchema = z.union([
  z.object({ instance: z.string(), run: runSchema }),
  z.object({ instance: z.string(), endedToken: z.string(), userId: z.optional(z.int()) }),
  z.object({ instance: z.string(), person: z.int() }),
  z.object({ instance: z.string(), withdrawal: withdrawalSchema }),
  z.object({ instance: z.string(), highestId: z.int() }),
]);

/** A consent that was withdrawn: whose, what of it, and when, in milliseconds [CS-5]. */
export type NotedWithdrawal = z.infer<typeof withdrawalSchema>;

export type Line = z.infer<typeof lineSchema>;

/** A run by its owner and its client id. */
export type ErasedRun = z.infer<typeof runSchema>;

/** A sign-in that was ended: SHA-256 of its token, and whose it was, null where that is not known. */
export interface EndedToken {
  tokenHash: string;
  userId: number | null;
}

/** What the journal says of one database [ON-6]. */
export interface Journal {
  runs: ErasedRun[];
  endedTokens: EndedToken[];
  /** The ids of people who were erased [MB-7]. */
  people: number[];
  withdrawals: NotedWithdrawal[];
  /** No higher id was ever given; null where the journal does not know. */
  highestId: number | null;
}

/** Returns the line, or null for a text that is no line: see `appendLines`. */
const parseLine = (text: string): Line | null => {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** Returns the lines of a journal. */
export const parseLines = (text: string): Line[] => text.split('\n').flatMap((line) => parseLine(line) ?? []);

/** Returns what the lines of a journal say of the database `instance`. */
export const readJournal = (text: string, instance: string): Journal => {
  const journal: Journal = { runs: [], endedTokens: [], people: [], withdrawals: [], highestId: null };
  for (const line of parseLines(text)) {
    if (line.instance !== instance) continue;
    if ('run' in line) journal.runs.push(line.run);
    else if ('endedToken' in line)
      journal.endedTokens.push({ tokenHash: line.endedToken, userId: line.userId ?? null });
    else if ('person' in line) journal.people.push(line.person);
    else if ('withdrawal' in line) journal.withdrawals.push(line.withdrawal);
    else journal.highestId = Math.max(journal.highestId ?? 0, line.highestId);
  }
  return journal;
};
