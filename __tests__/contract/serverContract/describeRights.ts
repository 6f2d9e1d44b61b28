import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { calls } from '../../../src/contract/calls';
import { chatCalls } from '../../../src/contract/chatCalls';
import { officeRows } from '../../server/office/rights';
import { type OpenServer, openClub } from './ContractServer';
import { anExerciseRunPost, people } from './club';
import { rightRows, rights, type Things, viewers } from './rights';

const contractFolder = join(__dirname, '../../../src/contract');

const isTableOfCalls = (exported: unknown): exported is Record<string, unknown> =>
  typeof exported === 'object' &&
  exported !== null &&
  !Array.isArray(exported) &&
  Object.values(exported).every((value) => typeof value === 'function');

/** The names of all calls in the modules of the contract, as 'table.call'. */
const exportedCalls = async (): Promise<string[]> => {
  const names: string[] = [];
  for (const file of readdirSync(contractFolder)) {
    const module: Record<string, unknown> = await import(join(contractFolder, basename(file, '.ts')));
    for (const [table, exported] of Object.entries(module)) {
      if (isTableOfCalls(exported)) names.push(...Object.keys(exported).map((name) => `${table}.${name}`));
    }
  }
  return names;
};

/** Tests who may call what. */
export const describeRights = (open: OpenServer) => {
  describe('the rights', () => {
    const club = openClub(open, 'once');
    const things = {} as Things;
    beforeAll(async () => {
      const write = async (sender: 'anna' | 'tina', recipient: 'tina' | 'ben') => {
        const [senderId, recipientId] = [people[sender].id, people[recipient].id];
        const clientId = '40000000-0000-4000-8000-000000000000';
        const message = chatCalls.send({ clientId, senderId, recipientId, content: 'Hallo' });
        return (await club.ask(message, sender)).chatroomId;
      };
      const train = async (owner: 'anna' | 'tina') => {
        const post = anExerciseRunPost({ userId: people[owner].id });
        return (await club.ask(calls.saveExerciseRun(post), owner)).id;
      };
      things.roomIds = { anna: await write('anna', 'tina'), tina: await write('tina', 'ben') };
      things.exerciseRunIds = { anna: await train('anna'), tina: await train('tina') };
    });

    // The calls of the office, which the fake server lacks, have a table of their own.
    test('[SE-8] one of the two tables has every call of the contract', async () => {
      const { uncalled: _, ...called } = rights;
      const rows = Object.entries(called).flatMap(([table, row]) =>
        Object.keys(row).map((name) => `${table}.${name}`),
      );
      rows.push(...officeRows.map(({ name }) => name).filter((name) => !name.startsWith('uncalled.')));
      // Their answers are bytes.
      const downloads = ['videos.video', 'ownData.download', 'memberExport.download'];
      expect(rows.toSorted()).toEqual([...(await exportedCalls()), ...downloads].toSorted());
    });

    test.each(rightRows)(
      '[SE-4] [SE-5] [SE-6] [SE-7] [SE-8] [GU-8] $name of $owner',
      async ({ call, owner, statuses }) => {
        const answered = [];
        for (const viewer of viewers) {
          const { status } = await club.send(call(owner, things), viewer);
          answered.push(status);
          if (status !== 200) expect(await club.refusal(call(owner, things), viewer)).toBe(status);
        }
        expect(answered).toEqual(statuses);
      },
    );
  });
};
