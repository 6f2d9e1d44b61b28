import type { Call } from '../contract/calls';
import { ApiError } from '../domain/errors';
import { parseJson } from '../domain/parseJson';

/** A call in messages and in the log, such as 'GET /exercise/'. */
export const lineOf = ({ method, path }: Call<unknown>) => `${method} ${path}`;

/** Reads the body of an answer. Throws `ApiError` when it is not what the contract says [API-46]. */
export const readAnswer = <Answer>(call: Call<Answer>, body: string): Answer => {
  const answer = call.schema.safeParse(parseJson(body));
  if (answer.success) return answer.data;
  throw new ApiError('malformed', `${lineOf(call)}: ${answer.error.issues[0]?.path.join('.')}`);
};
