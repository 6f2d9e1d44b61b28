/** A clip; only in PostgreSQL. */
export interface VideoTable {
  fileName: string;
  /** In bytes. */
  size: number;
  /** SHA-256 of the content. */
  hash: string;
}

/** A part of a clip, which belongs to the content and not to the name; only in PostgreSQL. */
export interface VideoPartTable {
  hash: string;
  /** 0 for the first part. */
  position: number;
  content: Buffer;
}

/** How often somebody has tried something; only in PostgreSQL. */
export interface AttemptTable {
  /** SHA-256 of what is limited and of who tried. */
  key: string;
  attempts: number;
  /** When the attempts count no more. */
  endsAt: number;
}
