import type { FileFault } from './memberFile';
import type { ByteEncoding } from './textEncodings';

/** What is read of a person. */
export type ListedField = 'firstName' | 'lastName' | 'email' | 'birthYear' | 'team';

/** A row of a list. `line` is its row in the file, from 1. */
export interface ListedPerson {
  line: number;
  fields: Record<ListedField, string>;
  /** The whole row, where it has no name; else null. */
  text: string | null;
  /** Whether it has more cells than the header, so that they may stand in wrong columns. */
  isTooLong: boolean;
}

/** A row that is no member: a title above the header, or a sum. */
export interface OtherRow {
  line: number;
  text: string;
}

/** What was read, and what was not [MB-15]. */
export interface MemberList {
  people: ListedPerson[];
  others: OtherRow[];
  /** The columns with something in them that are not read. */
  unreadColumns: string[];
  /** The sheets of the file, beside that of the people, that have rows. */
  unreadSheets: string[];
}

/** A list as it may be meant. `sample` has some names of it that another encoding writes otherwise [MB-13]. */
export interface ListReading {
  encoding: ByteEncoding | null;
  list: MemberList;
  sample: string[];
}

/** What a file has: one list, or several of which the person chooses one, or why it cannot be read. */
export type ReadFile = { readings: ListReading[] } | { fault: FileFault };
