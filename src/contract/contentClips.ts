/**
 * The clips that a club adds to its own content [CT-3, CT-12], with the feature `contentFeature`. The bytes come to
 * `uploadPath` by the tus protocol; `add` then makes a clip of what has come. `GET /video/{fileName}` serves it.
 */
import * as z from 'zod/mini';
import { maxContentName } from './content';
import { isoDate, nullableText, text } from './fields';
import { create, read, remove } from './requests';

/** Where the bytes of a clip go in parts, by tus 1.0.0. The address of an upload ends with its id. */
export const uploadPath = '/clip-uploads';

/** The largest upload, in bytes. */
export const maxUploadBytes = 50 * 1024 * 1024;

/** The largest part of an upload that the app sends at once, in bytes. Proxies often refuse more than a megabyte. */
export const uploadPartBytes = 512 * 1024;

/** The longest clip, in seconds. */
export const maxClipSeconds = 20;

/** The longest still, in UTF-16 units. */
export const maxStillLength = 40_000;

/** Who is seen: the person who took the clip, people who have all agreed, or only a drawing [CT-12]. */
export const clipSeenSchema = z.enum(['self', 'consented', 'drawn']);

/** A small picture as the address of its data. */
const still = z.nullable(
  text.check(z.maxLength(maxStillLength), z.regex(/^data:image\/(jpeg|webp);base64,[A-Za-z0-9+/]+={0,2}$/)),
);

export const contentClipSchema = z.object({
  /** Its name in content, and at `GET /video/{fileName}`. */
  fileName: text,
  title: text,
  seen: clipSeenSchema,
  /** First and last name; null where nobody knows any more. */
  takenBy: nullableText,
  takenAt: isoDate,
  /** In bytes. */
  size: z.int().check(z.positive()),
  seconds: z.number(),
  /** False for a clip that some devices cannot play, which the app says before it is published. */
  playsEverywhere: z.boolean(),
  still,
  /** When it was taken out of the club's content, so that it is shown nowhere any more; null for all others. */
  withdrawnAt: z.nullable(isoDate),
  /** Whether a draft or something published names it. */
  isUsed: z.boolean(),
});

/** `hasRights`: all who are seen agree that the club shows it [CT-3]. */
export const newClipSchema = z.object({
  /** The id of a complete upload. The same one again is the same clip. */
  upload: text.check(z.regex(/^[0-9a-f]{32}$/)),
  title: text.check(z.minLength(1), z.maxLength(maxContentName)),
  seen: clipSeenSchema,
  hasRights: z.literal(true),
  still,
});

export type ClipSeen = z.infer<typeof clipSeenSchema>;
export type ContentClip = z.infer<typeof contentClipSchema>;
export type NewClip = z.infer<typeof newClipSchema>;

export const contentClipCalls = {
  /** All clips of the club, the newest first. */
  all: () => read('/clips/', z.array(contentClipSchema)),
  /** A 422 says what is wrong with the bytes. The same bytes again are the clip that is there. */
  add: (clip: NewClip) => create('/clips/', contentClipSchema, clip),
  /** Takes the clip away from everybody, for good [CT-12]. Who took it may do so, too. */
  withdraw: (fileName: string) =>
    create(`/clips/${encodeURIComponent(fileName)}/withdraw`, contentClipSchema, {}),
  /** Deletes a clip that nothing names. Answers with all others; a 409 means that something names it. */
  remove: (fileName: string) => remove(`/clips/${encodeURIComponent(fileName)}`, z.array(contentClipSchema)),
};
