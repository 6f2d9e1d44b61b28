import { randomUUID } from 'node:crypto';
import { adoptContent } from '../../../server/content/adoptContent';
import {
  type ContentBody,
  type ContentItem,
  type ContentItemOf,
  type ContentKind,
  contentCalls,
} from '../../../src/contract/content';
import { type Person, people } from '../../contract/serverContract/club';
import { type Desk, startDesk } from '../desk/desk';

/** Starts the club of the desk. Tina also makes the content; Theo does not. */
export const startContent = async () => {
  const desk = await startDesk();
  await desk.db.transaction().execute((transaction) => adoptContent(transaction, desk.clock.now));
  await setRoles(desk, 'tina', ['ROLE_TRAINER', 'ROLE_CONTENT']);

  const all = (as: Person = 'tina'): Promise<ContentItem[]> => desk.ask(contentCalls.all(), as);

  /** Returns an item by its name, or by the id that athletes have. */
  const find = async <Kind extends ContentKind>(
    kind: Kind,
    wanted: string | number | null = null,
  ): Promise<ContentItemOf<Kind>> => {
    const isWanted = (item: ContentItem): item is ContentItemOf<Kind> =>
      item.kind === kind &&
      (wanted === null || item.publishedId === wanted || ('name' in item.body && item.body.name === wanted));
    const item = (await all()).find(isWanted);
    if (!item) throw new Error(`There is no ${kind} ${wanted}.`);
    return item;
  };

  /** Saves a draft on a revision as Tina. */
  const save = (key: string, revision: number, body: ContentBody) =>
    desk.ask(contentCalls.saveDraft({ clientId: randomUUID(), key, revision, ...body }), 'tina');

  /** The call that publishes items as they are. */
  const publishing = (items: readonly ContentItem[], spelling = false) =>
    contentCalls.publish({
      clientId: randomUUID(),
      items: items.map(({ key, revision }) => ({ key, revision })),
      spelling,
    });

  const publish = (items: readonly ContentItem[], spelling = false) =>
    desk.ask(publishing(items, spelling), 'tina');

  /** Saves a body as a draft of a new item and publishes it. Returns its key. */
  const add = async (body: ContentBody): Promise<string> => {
    const key = randomUUID();
    await publish([await save(key, 0, body)]);
    return key;
  };

  /** What a refused call answers. */
  const refused = async (call: Parameters<Desk['send']>[0], as: Person = 'tina') => {
    const { status, body } = await desk.send(call, as);
    return { status, ...(body as { message: string; present?: ContentItem; problems?: unknown[] }) };
  };

  return { ...desk, add, all, find, publish, publishing, refused, save };
};

export type ContentClub = Awaited<ReturnType<typeof startContent>>;

/** Gives somebody other roles. */
export const setRoles = async ({ db }: Pick<Desk, 'db'>, person: Person, roles: readonly string[]) => {
  await db
    .updateTable('user')
    .set({ authorities: JSON.stringify(roles) })
    .where('id', '=', people[person].id)
    .execute();
};

/** An action on an item as the person sees it. */
export const actionOn = ({ key, revision }: ContentItem) => ({ clientId: randomUUID(), key, revision });
