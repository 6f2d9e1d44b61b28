import * as z from 'zod/mini';
import type { Call } from '../../../src/contract/calls';
import { contentClipCalls, uploadPath } from '../../../src/contract/contentClips';
import type { OfficeRight, Statuses } from './officeRight';

/** No upload and no clip has these names. */
const unknownUpload = '0123456789abcdef0123456789abcdef';
const unknownClip = 'clip-00000000000000000000.mp4';

/** For those who write the club's content [CT-1]: of these viewers it is the admin alone. */
const ofEditors = (status: number): Statuses => [401, 401, 403, 403, 403, 403, status, 401];

const upload = (method: Call<unknown>['method'], id = ''): Call<unknown> => ({
  method,
  path: `${uploadPath}/${id}`,
  schema: z.unknown(),
  answers: [],
});

/** Who may call what of the club's own content [CT-1, CT-3, CT-12]. */
export const clipRights = {
  contentClipCalls: {
    all: { call: () => contentClipCalls.all(), statuses: ofEditors(200) },
    add: {
      call: () =>
        contentClipCalls.add({
          upload: unknownUpload,
          title: 'Kniebeuge',
          seen: 'self',
          hasRights: true,
          still: null,
        }),
      statuses: ofEditors(404),
    },
    withdraw: { call: () => contentClipCalls.withdraw(unknownClip), statuses: ofEditors(404) },
    remove: { call: () => contentClipCalls.remove(unknownClip), statuses: ofEditors(404) },
  },
  /** What the library of the tus protocol calls. Without its headers nothing begins. */
  uncalled: {
    begin: { call: () => upload('POST'), statuses: ofEditors(400) },
    ask: { call: () => upload('GET', unknownUpload), statuses: ofEditors(404) },
    send: { call: () => upload('PATCH', unknownUpload), statuses: ofEditors(404) },
    stop: { call: () => upload('DELETE', unknownUpload), statuses: ofEditors(404) },
  },
} satisfies {
  contentClipCalls: Record<keyof typeof contentClipCalls, OfficeRight>;
  uncalled: Record<string, OfficeRight>;
};
