import { SpokenError } from '../system/spokenError';

/** A place in a folder: a file by its path in the folder, and a line, counted from 1. Null for the whole file. */
export interface Place {
  file: string;
  line: number | null;
}

interface Fault extends Place {
  /** In German. */
  message: string;
}

/** A content folder that cannot be taken as it is. Its message names all that is wrong, a place a line [CT-5]. */
export class ContentFolderError extends SpokenError {
  override readonly name = 'ContentFolderError';

  constructor(readonly faults: readonly string[]) {
    super(
      [`Im Ordner stimmt etwas nicht (${faults.length}). Es wurde nichts übernommen.`, ...faults].join('\n'),
    );
  }
}

const toldAs = ({ file, line, message }: Fault): string =>
  line === null ? `${file}: ${message}` : `${file}, Zeile ${line}: ${message}`;

/** Collects what is wrong, so that all of it is told at once. */
export class Faults {
  private readonly all: Fault[] = [];

  add({ file, line }: Place, message: string): void {
    this.all.push({ file, line, message });
  }

  /** Throws a `ContentFolderError` when there are any, ordered by file and line. */
  demandNone(): void {
    if (this.all.length === 0) return;
    const sorted = this.all.toSorted(
      (one, other) => one.file.localeCompare(other.file, 'de') || (one.line ?? 0) - (other.line ?? 0),
    );
    throw new ContentFolderError([...new Set(sorted.map(toldAs))]);
  }
}
