import type { ListedPerson, ListReading, MemberList, ReadFile } from '../../domain/listedMembers';
import { listedPeople } from '../../domain/memberColumns';
import { type FileFault, kindOfFile, maxFileBytes, type Table } from '../../domain/memberFile';
import { type PossibleText, possibleTexts } from '../../domain/textEncodings';
import { TooHuge } from './damaged';
import { readArchive } from './readArchive';
import { readTable } from './readTable';

type ReadTable = { list: MemberList } | { fault: FileFault };

/** Returns the list of the first sheet that has people, and names the others that have rows. */
const listOfSheets = (tables: readonly Table[], year: number): ReadTable => {
  const filled = tables.filter(({ rows }) => rows.length > 0);
  const faults: FileFault[] = [];
  for (const table of filled) {
    const read = listedPeople(table, year);
    if ('list' in read) {
      const others = filled.filter((other) => other !== table);
      return { list: { ...read.list, unreadSheets: others.map(({ sheet }) => sheet ?? '') } };
    }
    faults.push(read.fault);
  }
  // A sheet that names the columns tells more than one that does not.
  return { fault: faults.find(({ kind }) => kind !== 'columns') ?? faults[0] ?? { kind: 'empty' } };
};

const listOfText = (text: string, year: number): ReadTable => {
  const read = readTable(text);
  return 'fault' in read ? read : listOfSheets([read.table], year);
};

/** How much of a list a person sees to tell how it is written. */
const sampleSize = 3;

const shownPerson = ({ fields: { firstName, lastName, birthYear, team, email } }: ListedPerson): string =>
  [`${firstName} ${lastName}`.trim(), birthYear, team, email].filter(Boolean).join(', ');

type Candidate = Omit<ListReading, 'sample'>;

/** Adds to each candidate how it reads the first rows that another one reads otherwise. */
const withSamples = (candidates: readonly Candidate[]): ListReading[] => {
  const shown = candidates.map(({ list }) => list.people.map(shownPerson));
  const [first = []] = shown;
  const differing = first.flatMap((_, index) =>
    new Set(shown.map((people) => people[index])).size > 1 ? [index] : [],
  );
  const sampled = differing.slice(0, sampleSize);
  return candidates.map((candidate, at) => ({
    ...candidate,
    sample: sampled.map((index) => shown[at]?.[index] ?? ''),
  }));
};

/** Encodings that make the same of all that is read need no question. */
const different = (candidates: readonly Candidate[]): Candidate[] => {
  const lists = new Map(
    candidates
      .toReversed()
      .map((candidate) => [candidate.list.people.map(shownPerson).join('\n'), candidate]),
  );
  return [...lists.values()].toReversed();
};

const readTexts = (texts: readonly PossibleText[], year: number): ReadFile => {
  const candidates: Candidate[] = [];
  let fault: FileFault = { kind: 'empty' };
  for (const { encoding, text } of texts) {
    const read = listOfText(text, year);
    if ('list' in read) candidates.push({ encoding, list: read.list });
    else fault = read.fault;
  }
  return candidates.length > 0 ? { readings: withSamples(different(candidates)) } : { fault };
};

const readSheets = (bytes: Uint8Array, year: number): ReadFile => {
  const archive = readArchive(bytes);
  const read = 'fault' in archive ? archive : listOfSheets(archive.tables, year);
  return 'fault' in read ? read : { readings: [{ encoding: null, list: read.list, sample: [] }] };
};

/**
 * Reads a list of members from a file [MB-3, MB-13 to MB-15]: CSV in the usual encodings, .xlsx, or .ods. Never throws:
 * what is wrong with a file is its fault.
 *
 * @param year the running year
 */
export const readList = (bytes: Uint8Array, year: number): ReadFile => {
  if (bytes.length > maxFileBytes) return { fault: { kind: 'large' } };
  const kind = kindOfFile(bytes);
  try {
    if (kind === 'archive') return readSheets(bytes, year);
    if (kind !== 'text') return { fault: { kind } };
    const read = possibleTexts(bytes);
    return 'fault' in read ? { fault: { kind: read.fault } } : readTexts(read.texts, year);
  } catch (error) {
    return { fault: { kind: error instanceof TooHuge ? 'huge' : 'damaged' } };
  }
};
