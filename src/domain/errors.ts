/** A call that did not bring its answer. `message` is German and meant for the person [RE-8]. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    message: string,
    /** The HTTP status, or null when no answer came or the answer did not fit the contract. */
    readonly status: number | null,
  ) {
    super(message);
  }
}

/** The device has no room left for what was to be saved. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

/** The message of whatever was thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);
