import type { NewClip } from '../../../src/contract/contentClips';
import type { Demo, DemoUser } from '../support';

const tus = { 'tus-resumable': '1.0.0' };

/** The headers of a part that begins at an offset. */
export const partAt = (offset: number) => ({
  ...tus,
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
});

/** Speaks tus with a server in the name of somebody. */
export const tusOf = (demo: Demo, username: DemoUser) => {
  const send = async (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
    path: string,
    headers: Record<string, string>,
    payload?: Buffer,
  ) => {
    const authorization = `Bearer ${await demo.tokenOf(username)}`;
    const url = `/api/clip-uploads${path}`;
    return demo.app.inject({ method, url, headers: { ...tus, ...headers, authorization }, payload });
  };
  const begin = (size: number | string) => send('POST', '', { 'upload-length': String(size) });
  const idIn = (location: unknown): string => String(location).split('/').at(-1) ?? '';
  const part = (id: string, offset: number, bytes: Buffer) => send('PATCH', `/${id}`, partAt(offset), bytes);

  return {
    begin,
    part,
    /** How much has come of an upload. */
    offset: async (id: string) => {
      const { statusCode, headers } = await send('HEAD', `/${id}`, {});
      return statusCode === 200 ? Number(headers['upload-offset']) : statusCode;
    },
    stop: (id: string) => send('DELETE', `/${id}`, {}),
    /** Begins an upload. Returns its id. */
    beginId: async (size: number) => idIn((await begin(size)).headers.location),
    /** Sends all bytes in two parts. Returns the id of the upload. */
    whole: async (bytes: Buffer): Promise<string> => {
      const id = idIn((await begin(bytes.length)).headers.location);
      const middle = Math.floor(bytes.length / 2);
      await part(id, 0, bytes.subarray(0, middle));
      await part(id, middle, bytes.subarray(middle));
      return id;
    },
  };
};

export const aNewClip = (upload: string): NewClip => ({
  upload,
  title: 'Kniebeuge',
  seen: 'consented',
  hasRights: true,
  still: 'data:image/jpeg;base64,/9j/4AAQ',
});

/** Uploads bytes and makes a clip of them. Returns the answer. */
export const addClip = async (demo: Demo, username: DemoUser, bytes: Buffer, more: Partial<NewClip> = {}) => {
  const upload = await tusOf(demo, username).whole(bytes);
  return demo.post(username, '/clips/', { ...aNewClip(upload), ...more });
};

/** Gives somebody the right to write content [CT-1]. */
export const letEditContent = async (demo: Demo, username: DemoUser): Promise<void> => {
  const authorities = JSON.stringify(['ROLE_ATHLETE', 'ROLE_CONTENT']);
  await demo.db.updateTable('user').set({ authorities }).where('username', '=', username).execute();
};
