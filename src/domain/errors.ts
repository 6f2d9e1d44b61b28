/** Why a call failed. The server answered with an error status: 'status' with a message, 'statusText' without one. */
type ApiErrorReason = 'unreachable' | 'timeout' | 'malformed' | 'status' | 'statusText';

/** A failed call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly reason: ApiErrorReason,
    /**
     * The `message` of the error body, else the status text [RE-8]. Of a malformed answer: the call and the field, such
     * as 'GET /exercise/: 0.name' [API-46]. Without an answer: a text for the log.
     */
    message: string,
    /** The HTTP status of the error answer, or null without an answer. */
    readonly status: number | null = null,
    /** How long the server asks to wait with the next try, in milliseconds; null if it does not say [CO-22]. */
    readonly retryAfter: number | null = null,
    /** The error body as it came: a conflict says there what the server has instead [AS-2, NT-1]. */
    readonly body: unknown = null,
  ) {
    super(message);
  }
}

/** The device has no space left for the data to be saved. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

/** The browser keeps nothing for this page, or its storage does not answer [DB-14]. */
export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

/** `as_db` was created by a newer app version. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** A part of the app's code could not be loaded. */
export class CodeMissingError extends Error {
  override readonly name = 'CodeMissingError';
}

export const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);
