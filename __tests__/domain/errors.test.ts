import {
  ApiError,
  CodeMissingError,
  NewerDatabaseError,
  StorageFullError,
  statusOf,
} from '../../src/domain/errors';

test('[RE-8] an error answer keeps its message, its reason and its status', () => {
  const error = new ApiError('status', 'Nicht gefunden', 404);
  expect(error).toMatchObject({ name: 'ApiError', message: 'Nicht gefunden', reason: 'status', status: 404 });
  expect(statusOf(error)).toBe(404);
});

test('[RE-3] a call without an error answer has no status', () => {
  expect(statusOf(new ApiError('unreachable', 'no network'))).toBeNull();
  expect(statusOf(new TypeError('no network'))).toBeNull();
  expect(statusOf({ status: 401 })).toBeNull();
});

test('each failure of the local database, and of the code, has a name of its own', () => {
  expect(new StorageFullError('full').name).toBe('StorageFullError');
  expect(new NewerDatabaseError('newer').name).toBe('NewerDatabaseError');
  expect(new CodeMissingError('missing').name).toBe('CodeMissingError');
});
