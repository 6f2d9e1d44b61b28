import compress from '@fastify/compress';
import type { Api } from './api';

/** Answers from this size on are compressed, in bytes. Smaller ones fit into one packet anyway. */
const threshold = 1024;

/** What is sent is not decompressed: see `checkBeforeBody`. */
const answersOnly = { globalDecompression: false };

/** Compresses the JSON of the routes that are added after this. Videos are compressed already. */
export const compressAnswers = async (app: Api): Promise<void> => {
  await app.register(compress, {
    threshold,
    encodings: ['gzip'],
    customTypes: /^application\/json/,
    ...answersOnly,
  });
};
