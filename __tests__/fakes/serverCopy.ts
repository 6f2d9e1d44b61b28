import type { FakeServer } from './FakeServer';

/** What people have sent to a server. The club's content and the accounts stay as they are. */
export type ServerCopy = ReturnType<typeof copyOf>;

/** Makes a backup of what people have sent. */
export const copyOf = ({ screeningRuns, exerciseRuns, feedback, receivedFeedback, chat }: FakeServer) =>
  structuredClone({
    screeningRuns: screeningRuns.all,
    exerciseRuns: exerciseRuns.all,
    feedback,
    receivedFeedback,
    rooms: chat.rooms,
    messages: chat.messages,
    unread: chat.unread,
  });

const refill = <Item>(list: Item[], items: readonly Item[]) => list.splice(0, list.length, ...items);

/** Goes back to a backup and begins a new epoch. The counts of the ids go on, so that none is given twice [ON-6]. */
export const restore = (server: FakeServer, copy: ServerCopy, epoch: string) => {
  const own = structuredClone(copy);
  refill(server.screeningRuns.all, own.screeningRuns);
  refill(server.exerciseRuns.all, own.exerciseRuns);
  refill(server.chat.rooms, own.rooms);
  refill(server.chat.messages, own.messages);
  server.feedback.clear();
  for (const [runId, feedback] of own.feedback) server.feedback.set(runId, feedback);
  server.receivedFeedback.clear();
  for (const key of own.receivedFeedback) server.receivedFeedback.add(key);
  server.chat.unread.clear();
  for (const id of own.unread) server.chat.unread.add(id);
  server.epoch = epoch;
};

/** The ids of users on a server that began anew, by their former ones: the same name has the id of somebody else. */
const otherIds = new Map([
  [2, 3],
  [3, 2],
]);

/** Puts another server in the place of this one, on which nobody has sent anything. Returns what people had sent. */
export const beginAnew = (server: FakeServer, instance: string, epoch: string): ServerCopy => {
  const before = copyOf(server);
  restore(
    server,
    {
      screeningRuns: [],
      exerciseRuns: [],
      feedback: new Map(),
      receivedFeedback: new Set(),
      rooms: [],
      messages: [],
      unread: new Set(),
    },
    epoch,
  );
  server.instance = instance;
  refill(
    server.content.users,
    server.content.users.map((user) => ({
      ...user,
      id: otherIds.get(user.id) ?? user.id,
      token: `${user.token}-anew`,
    })),
  );
  return before;
};
