import * as z from 'zod/mini';
import { get, videoPath } from '../../../src/contract/calls';
import { type OpenServer, openClub } from './ContractServer';
import { video } from './club';

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

    test('[API-31] are 404 when unknown', async () => {
      expect(await club.refusal(read('unbekannt.mp4'), 'anna')).toBe(404);
    });
  });
};
