/** What reads the lists of members that people have on their devices. */
import type { ReadFile } from '../../domain/listedMembers';

export interface ListReader {
  /** Reads a file. What is wrong with it is its fault, so this rejects only when code is missing [MB-15]. */
  read(bytes: Uint8Array, year: number): Promise<ReadFile>;
}

/** Loads the code that reads lists. */
export interface ListLoader {
  load(): Promise<ListReader>;
}
