/**
 * An error that the person who runs the server can mend. Its message is in German and says all: no stack belongs to it.
 */
export class SpokenError extends Error {
  override readonly name: string = 'SpokenError';
}
