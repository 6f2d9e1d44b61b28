import type { FakeServer, ServerContent } from '../../fakes/FakeServer';
import type { ServerAnswer, ServerRequest } from '../../fakes/serverCalls';

/** Something that happened to the fake server of a simulation. `at` is virtual time, milliseconds since the epoch. */
export type ServerEvent =
  | { what: 'asked'; at: number; request: ServerRequest; answer: ServerAnswer }
  /** The message was sent from another device by the user with this name. */
  | { what: 'said'; at: number; username: string; request: ServerRequest; answer: ServerAnswer }
  /** The sign-ins of the user with this name have expired. */
  | { what: 'revoked'; username: string }
  /** The same on purpose [CO-27]. */
  | { what: 'ended'; username: string }
  | { what: 'erased'; run: { userId: number; clientId: string } }
  | { what: 'contentChanged'; content: Pick<ServerContent, 'screenings' | 'userScreenings'> };

/** The client ids of what a request posts. */
const clientIdsOf = ({ body }: ServerRequest): string[] =>
  [body].flat().flatMap((part) => (part as { clientId?: string } | undefined)?.clientId ?? []);

/**
 * Records from now on what happens to the server, in the order in which it takes effect. Leaves out what the scenario
 * makes it refuse: the real server would not, and nothing is stored. Ends when the server begins a new epoch, because
 * the real one has no backup to go back to, and when it erases a person, which tests of the server look at.
 */
export const recordServer = (server: FakeServer): ServerEvent[] => {
  const events: ServerEvent[] = [];
  const { chat, content, refusals, epoch } = server;
  const { handle, revoke, endSignins, erase, erasePerson } = server;
  const { say } = chat;

  let hasErasedPerson = false;
  server.erasePerson = (person) => {
    hasErasedPerson = true;
    erasePerson.call(server, person);
  };

  const note = (event: ServerEvent) => {
    if (server.epoch === epoch && !hasErasedPerson) events.push(event);
  };
  const contentNow = () =>
    structuredClone({ screenings: content.screenings, userScreenings: content.userScreenings });
  let known = JSON.stringify(contentNow());
  const noteContent = () => {
    if (JSON.stringify(contentNow()) !== known) note({ what: 'contentChanged', content: contentNow() });
  };

  server.handle = (request) => {
    noteContent();
    const isMadeUp = clientIdsOf(request).some((id) => refusals.has(id) || chat.refusals.has(id));
    const asked = structuredClone(request);
    const answer = handle.call(server, request);
    known = JSON.stringify(contentNow());
    if (!isMadeUp) note({ what: 'asked', at: Date.now(), request: asked, answer: structuredClone(answer) });
    return answer;
  };
  server.revoke = (username) => {
    note({ what: 'revoked', username });
    revoke.call(server, username);
  };
  server.endSignins = (username) => {
    note({ what: 'ended', username });
    endSignins.call(server, username);
  };
  server.erase = (run) => {
    note({ what: 'erased', run: { userId: run.userId, clientId: run.clientId } });
    erase.call(server, run);
  };
  chat.say = (sender, recipient, text) => {
    const message = say.call(chat, sender, recipient, text);
    const { id: _id, chatroomId: _chatroomId, createdAt: _createdAt, ...body } = message;
    note({
      what: 'said',
      at: Date.now(),
      username: sender.username,
      request: { method: 'POST', path: '/chat/', body, token: null },
      answer: { status: 200, body: structuredClone(message) },
    });
    return message;
  };
  return events;
};
