import * as z from 'zod/mini';
import { accountCalls } from '../../../src/contract/account';
import { type Call, calls, get, videoPath } from '../../../src/contract/calls';
import { chatCalls } from '../../../src/contract/chatCalls';
import { clipCalls } from '../../../src/contract/clips';
import { featureCalls } from '../../../src/contract/features';
import { feedbackCalls } from '../../../src/contract/feedback';
import { noteCalls } from '../../../src/contract/notes';
import { painCalls } from '../../../src/contract/pain';
import { sessionCalls } from '../../../src/contract/session';
import { tokenHashOf } from '../../../src/services/tokenHash';
import {
  addressOf,
  anExerciseRunPost,
  aScreeningRunPost,
  assignments,
  password,
  people,
  screening,
  video,
} from './club';

/**
 * The viewers, in the order of the columns: signed out, an athlete, another athlete, the trainer of both, another
 * trainer.
 */
export const viewers = [null, 'anna', 'ben', 'tina', 'theo'] as const;

/** The owner of the data that a call is about. */
export type Owner = 'anna' | 'tina';

/**
 * What exists before the calls: an exercise run of each owner, the room of Anna and Tina, the room of Tina and Ben.
 */
export interface Things {
  exerciseRunIds: Record<Owner, number>;
  roomIds: Record<Owner, number>;
}

type Statuses = readonly [nobody: number, anna: number, ben: number, tina: number, theo: number];

interface Right {
  /** Returns the call that is about the owner's data, or that acts in the owner's name. */
  call(owner: Owner, things: Things): Call<unknown>;
  /** The status for each viewer when the owner is Anna, an athlete, and when the owner is Tina, a trainer. */
  ofAnna: Statuses;
  ofTina: Statuses;
}

const id = (owner: Owner) => people[owner].id;

/** A right that does not depend on the owner of the data. */
const whoever = (call: Right['call'], statuses: Statuses): Right => ({
  call,
  ofAnna: statuses,
  ofTina: statuses,
});

/**
 * Every call of the contract with its status for each viewer [SE-4 to SE-8] [GU-8]: 401 signed out, 403 not allowed.
 */
export const rights = {
  calls: {
    authenticate: whoever(
      (owner) => calls.authenticate({ username: owner, password }),
      [200, 200, 200, 200, 200],
    ),
    userByName: {
      call: (owner) => calls.userByName(owner),
      ofAnna: [401, 200, 403, 200, 403],
      ofTina: [401, 403, 403, 200, 403],
    },
    athletesOfTrainer: {
      call: (owner) => calls.athletesOfTrainer(id(owner)),
      ofAnna: [401, 200, 403, 403, 403],
      ofTina: [401, 403, 403, 200, 403],
    },
    userScreenings: {
      call: (owner) => calls.userScreenings(id(owner)),
      ofAnna: [401, 200, 403, 200, 403],
      ofTina: [401, 403, 403, 200, 403],
    },
    screening: whoever(() => calls.screening(screening.id), [401, 200, 200, 200, 200]),
    // No row has this id.
    screeningRun: whoever(() => calls.screeningRun(999_999), [401, 404, 404, 404, 404]),
    screeningRunsOfUser: {
      call: (owner) => calls.screeningRunsOfUser(id(owner)),
      ofAnna: [401, 200, 403, 200, 403],
      ofTina: [401, 403, 403, 200, 403],
    },
    saveScreeningRun: {
      call: (owner) => calls.saveScreeningRun(aScreeningRunPost({ userId: id(owner) })),
      ofAnna: [401, 200, 403, 200, 403],
      ofTina: [401, 403, 403, 200, 403],
    },
    saveScreeningRuns: {
      call: (owner) => calls.saveScreeningRuns([aScreeningRunPost({ userId: id(owner) })]),
      ofAnna: [401, 200, 403, 200, 403],
      ofTina: [401, 403, 403, 200, 403],
    },
    exercises: whoever(() => calls.exercises(), [401, 200, 200, 200, 200]),
    basisExercises: whoever(() => calls.basisExercises(), [401, 200, 200, 200, 200]),
    saveExerciseRun: {
      call: (owner) => calls.saveExerciseRun(anExerciseRunPost({ userId: id(owner) })),
      ofAnna: [401, 200, 403, 200, 403],
      ofTina: [401, 403, 403, 200, 403],
    },
    saveExerciseRuns: {
      call: (owner) => calls.saveExerciseRuns([anExerciseRunPost({ userId: id(owner) })]),
      ofAnna: [401, 200, 403, 200, 403],
      ofTina: [401, 403, 403, 200, 403],
    },
  },
  feedbackCalls: {
    questions: whoever(() => feedbackCalls.questions(), [401, 200, 200, 200, 200]),
    send: {
      call: (owner, { exerciseRunIds }) =>
        feedbackCalls.send({ exerciseRunId: exerciseRunIds[owner], comment: '', answers: [] }),
      ofAnna: [401, 200, 403, 200, 403],
      ofTina: [401, 403, 403, 200, 403],
    },
  },
  painCalls: {
    answer: {
      call: (owner, { exerciseRunIds }) =>
        painCalls.answer({
          clientId: crypto.randomUUID(),
          userId: id(owner),
          exerciseRunId: exerciseRunIds[owner],
          value: 2,
          at: '2026-11-21T06:30:00.000Z',
        }),
      ofAnna: [401, 200, 403, 403, 403],
      ofTina: [401, 403, 403, 200, 403],
    },
  },
  noteCalls: {
    save: {
      call: (owner) =>
        noteCalls.save({
          userScreeningId: assignments[owner].id,
          target: { kind: 'screening' },
          athleteNote: 'Langsam.',
          trainerNote: null,
        }),
      ofAnna: [401, 403, 403, 200, 403],
      ofTina: [401, 403, 403, 403, 403],
    },
  },
  // Anybody who knows the hash of a token may end its sign-in [CO-26].
  sessionCalls: {
    end: whoever(() => sessionCalls.end(tokenHashOf('of nobody')), [200, 200, 200, 200, 200]),
  },
  featureCalls: {
    features: whoever(() => featureCalls.features(), [200, 200, 200, 200, 200]),
  },
  chatCalls: {
    contacts: {
      call: (owner) => chatCalls.contacts(id(owner)),
      ofAnna: [401, 200, 403, 403, 403],
      ofTina: [401, 403, 403, 200, 403],
    },
    rooms: {
      call: (owner) => chatCalls.rooms(id(owner)),
      ofAnna: [401, 200, 403, 403, 403],
      ofTina: [401, 403, 403, 200, 403],
    },
    notifications: {
      call: (owner) => chatCalls.notifications(id(owner)),
      ofAnna: [401, 200, 403, 403, 403],
      ofTina: [401, 403, 403, 200, 403],
    },
    messages: {
      call: (owner, { roomIds }) => chatCalls.messages(roomIds[owner]),
      ofAnna: [401, 200, 403, 200, 403],
      ofTina: [401, 403, 200, 200, 403],
    },
    markRead: {
      call: (owner, { roomIds }) => chatCalls.markRead(id(owner), roomIds[owner]),
      ofAnna: [401, 200, 403, 403, 403],
      ofTina: [401, 403, 403, 200, 403],
    },
    send: {
      call: (owner) =>
        chatCalls.send({
          clientId: '40000000-0000-4000-8000-000000000001',
          senderId: id(owner),
          recipientId: id(owner === 'anna' ? 'tina' : 'anna'),
          content: 'Hallo',
        }),
      ofAnna: [401, 200, 403, 403, 403],
      ofTina: [401, 403, 403, 200, 403],
    },
  },
  accountCalls: {
    requestRecovery: whoever(
      (owner) => accountCalls.requestRecovery(addressOf(owner)),
      [200, 200, 200, 200, 200],
    ),
    checkRecovery: whoever(() => accountCalls.checkRecovery('unknown'), [200, 200, 200, 200, 200]),
    setPassword: whoever(
      () => accountCalls.setPassword('unknown', 'neues Passwort'),
      [404, 404, 404, 404, 404],
    ),
    verifyEmail: whoever(() => accountCalls.verifyEmail('unknown'), [404, 404, 404, 404, 404]),
  },
  /** What the server has and the app does not call. */
  uncalled: {
    // No row has this id.
    exercise: whoever(() => get('/exercise/999999', z.unknown()), [401, 404, 404, 404, 404]),
  },
  clipCalls: {
    all: whoever(clipCalls.all, [401, 200, 200, 200, 200]),
  },
  videos: {
    video: whoever(() => get(videoPath(video.fileName), z.unknown()), [401, 200, 200, 200, 200]),
  },
} satisfies {
  calls: Record<keyof typeof calls, Right>;
  feedbackCalls: Record<keyof typeof feedbackCalls, Right>;
  painCalls: Record<keyof typeof painCalls, Right>;
  noteCalls: Record<keyof typeof noteCalls, Right>;
  sessionCalls: Record<keyof typeof sessionCalls, Right>;
  featureCalls: Record<keyof typeof featureCalls, Right>;
  chatCalls: Record<keyof typeof chatCalls, Right>;
  accountCalls: Record<keyof typeof accountCalls, Right>;
  uncalled: Record<string, Right>;
  clipCalls: Record<keyof typeof clipCalls, Right>;
  videos: Record<'video', Right>;
};

/** The table as one row per call and owner. */
export const rightRows = Object.entries(rights).flatMap(([table, rows]) =>
  Object.entries<Right>(rows).flatMap(([name, { call, ofAnna, ofTina }]) => [
    { name: `${table}.${name}`, call, owner: 'anna' as const, statuses: ofAnna },
    { name: `${table}.${name}`, call, owner: 'tina' as const, statuses: ofTina },
  ]),
);
