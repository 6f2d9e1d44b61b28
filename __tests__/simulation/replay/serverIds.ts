import { type CallTable, findCall, type ServerRequest } from '../../fakes/serverCalls';

/** What a server gives an id to. */
type Kind = 'screeningRun' | 'exerciseRun' | 'room' | 'message' | 'instance' | 'epoch' | 'etag' | 'tokenHash';

type Fields = Readonly<Record<string, Kind>>;

interface Places {
  /** The fields of a body, or of the items of a list, that hold such an id. */
  body?: Fields;
  answer?: Fields;
  /** What the last part of the path is the id of. */
  path?: Kind;
}

const screeningRun: Places = { answer: { id: 'screeningRun' } };
const exerciseRun: Places = {
  body: { screeningRunId: 'screeningRun' },
  answer: { id: 'exerciseRun', screeningRunId: 'screeningRun' },
};
const message: Places = { answer: { id: 'message', chatroomId: 'room' } };

/** Where the ids are that a server gave. The others are those of the club. */
const table: CallTable<Places> = {
  'POST /screening/runs': screeningRun,
  'POST /screening/runs/all': screeningRun,
  'GET /screening/runs/user/*': screeningRun,
  'GET /screening/runs/*': { ...screeningRun, path: 'screeningRun' },
  'POST /exercise/runs': exerciseRun,
  'POST /exercise/runs/all': exerciseRun,
  'POST /exercise/feedback': {
    body: { exerciseRunId: 'exerciseRun' },
    answer: { exerciseRunId: 'exerciseRun' },
  },
  'POST /chat': message,
  'GET /chat/chatroom/*': { answer: { id: 'room' } },
  'GET /chat/chatroom/messages/*': { ...message, path: 'room' },
  'GET /chat/updatestatus/*/*': { path: 'room' },
  'POST /session/end': { body: { tokenHash: 'tokenHash' } },
  'HEAD /video/*': { answer: { etag: 'etag' } },
  'GET /features': { answer: { instance: 'instance', epoch: 'epoch' } },
};

const placesOf = (request: ServerRequest): Places => findCall(table, request)?.call ?? {};

type Item = Record<string, unknown>;

/** Returns a copy of a body in which each item of a list, or the body itself, is changed. */
const changed = (body: unknown, change: (item: Item, index: number) => Item): unknown => {
  if (Array.isArray(body)) return body.map(change);
  return typeof body === 'object' && body !== null ? change(body as Item, 0) : body;
};

/** Which id of the real server stands for which id of the fake one. Learned from the answers, one for one. */
export class ServerIds {
  private readonly toReal = new Map<string, unknown>();
  private readonly toFake = new Map<string, unknown>();

  /** Returns the request with the ids of the real server. */
  request(request: ServerRequest): ServerRequest {
    const { body, path } = placesOf(request);
    return {
      ...request,
      path: path ? this.withLast(request.path, path) : request.path,
      body: changed(request.body, (item) => this.translated(item, body)),
    };
  }

  /** Returns the fake server's answer with the ids of the real one. Learns those that are new in both answers. */
  answer(request: ServerRequest, fake: unknown, real: unknown): unknown {
    const { answer = {} } = placesOf(request);
    const others = [real].flat() as (Item | null)[];
    return changed(fake, (item, index) => {
      for (const [field, kind] of Object.entries(answer))
        this.learn(kind, item[field], others[index]?.[field]);
      return this.translated(item, answer);
    });
  }

  /** Notes that one id stands for the other, unless one of them is known. */
  learn(kind: Kind, fake: unknown, real: unknown) {
    if (fake == null || real == null) return;
    if (this.toReal.has(`${kind} ${fake}`) || this.toFake.has(`${kind} ${real}`)) return;
    this.toReal.set(`${kind} ${fake}`, real);
    this.toFake.set(`${kind} ${real}`, fake);
  }

  private translated(item: Item, fields: Fields = {}): Item {
    const ids = Object.entries(fields).flatMap(([field, kind]) => {
      const real = this.toReal.get(`${kind} ${item[field]}`);
      return real === undefined ? [] : [[field, real]];
    });
    return { ...item, ...Object.fromEntries(ids) };
  }

  private withLast(path: string, kind: Kind): string {
    const parts = path.split('/');
    const last = parts.pop();
    return [...parts, this.toReal.get(`${kind} ${last}`) ?? last].join('/');
  }
}
