import type { FakeServer } from './FakeServer';
import { failed, Refusal, type ServerAnswer } from './serverCalls';

/** What the server answers to a call of the office: the body of a 200, or a `Refusal` that is thrown. */
export type OfficeAnswers = Record<string, (body: unknown) => unknown>;

/**
 * Lets a club's server also answer calls of the office, by 'METHOD /path'. Only the tests of the app's own side use it;
 * what the server really does is tested on the real one.
 */
export const withOffice = (server: FakeServer, answers: OfficeAnswers): FakeServer => {
  const handle = server.handle.bind(server);
  server.handle = (request): ServerAnswer => {
    const answer = answers[`${request.method} ${request.path}`];
    if (!answer) return handle(request);
    try {
      return { status: 200, body: answer(request.body) };
    } catch (error) {
      if (error instanceof Refusal) return failed(error.status, error.message || undefined, error.further);
      throw error;
    }
  };
  return server;
};
