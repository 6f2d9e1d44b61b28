import type { ClipSeen } from '../../../src/contract/contentClips';

/** A clip that the club has added by itself [CT-3, CT-12]. Its bytes are among the videos, under the same name. */
export interface ClipTable {
  fileName: string;
  /** SHA-256 of the content: the same bytes are one clip. */
  hash: string;
  /** The upload that it was made of. */
  uploadId: string;
  title: string;
  seen: ClipSeen;
  /** The user who added it; null where nobody knows any more. */
  takenBy: number | null;
  takenAt: number;
  /** In bytes. */
  size: number;
  seconds: number;
  playsEverywhere: number;
  /** A small picture as the address of its data. */
  still: string | null;
  /** When it was taken away from everybody. Its bytes are gone then. */
  withdrawnAt: number | null;
  /** When a look found that nothing names it; null for one that something names. */
  unusedSince: number | null;
}

/** An upload that is no clip yet; only in PostgreSQL. */
export interface ClipUploadTable {
  id: string;
  /** JSON, as tus has it. */
  metadata: string;
  size: number;
  received: number;
  begunAt: number;
}

/** A part of an upload; only in PostgreSQL. */
export interface ClipUploadPartTable {
  uploadId: string;
  /** Of its first byte in the whole. */
  start: number;
  content: Buffer;
}
