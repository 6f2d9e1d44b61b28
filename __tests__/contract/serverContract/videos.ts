import * as z from 'zod/mini';
import { calls, get, videoPath } from '../../../src/contract/calls';
import { clipCalls } from '../../../src/contract/clips';
import { featureCalls } from '../../../src/contract/features';
import { type OpenServer, openClub } from './ContractServer';
import { password, video } from './club';

export const describeVideos = (open: OpenServer) => {
  describe('videos', () => {
    const club = openClub(open);
    const read = (fileName: string) => get(videoPath(fileName), z.unknown());

    test('[API-31] are answered with their bytes and media type', async () => {
      const { status, body } = await club.send(read(video.fileName), 'anna');
      expect(status).toBe(200);
      const blob = body as Blob;
      expect([await blob.text(), blob.type]).toEqual([video.bytes, video.type]);
    });

    test('[VI-1] are listed with their length and their tag, and features say when any of them changed', async () => {
      const [clip] = await club.ask(clipCalls.all(), 'anna');
      expect(clip).toEqual({
        fileName: video.fileName,
        size: video.bytes.length,
        etag: expect.stringMatching(/^"[^"]+"$/),
      });
      const { clips } = await club.ask(featureCalls.features(), null);
      expect(clips).toEqual(expect.any(String));
      expect((await club.ask(featureCalls.features(), 'anna')).clips).toBe(clips);
      expect(await club.ask(clipCalls.all(), 'tina')).toEqual([clip]);
    });

    test('[VI-5] tell of one of them alone what they tell of it in the list', async () => {
      const token = (await club.ask(calls.authenticate({ username: 'anna', password }), null)).token;
      const [{ size, etag } = { size: null, etag: null }] = await club.ask(clipCalls.all(), 'anna');
      const { status, body } = await club.handle({ method: 'HEAD', path: videoPath(video.fileName), token });
      expect({ status, body }).toEqual({ status: 200, body: { size, etag } });
    });

    test('[API-31] are 404 when unknown', async () => {
      expect(await club.refusal(read('unbekannt.mp4'), 'anna')).toBe(404);
    });
  });
};
