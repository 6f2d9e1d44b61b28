/** Why a call did not bring its answer. */
export type ApiErrorReason = 'unreachable' | 'timeout' | 'malformed' | 'status';

/** A call that did not bring its answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly reason: ApiErrorReason,
    /** For an answered call the `message` of the error body, else the status text [RE-8]; else a note for the log. */
    message: string,
    /** The HTTP status of an error answer, or null when there was none. */
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

/** The device has no room left for what was to be saved. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

/** `as_db` was made by a newer version of the app than this one. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** A part of the app's code could not be loaded. */
export class CodeMissingError extends Error {
  override readonly name = 'CodeMissingError';
}

export const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);
