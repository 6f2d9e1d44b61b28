import type { Videos } from '../videos/video';
import { fhirOf } from './fhir/bundle';
import { jsonOf, schemaText } from './json';
import { pageOf } from './page/page';
import type { OwnReader } from './reader';
import { readmeOf } from './readme';
import { csvFiles } from './tables';
import type { ZippedFile } from './zip';

async function* once(text: string) {
  yield text;
}

async function* bytesOf(videos: Videos, fileName: string): AsyncGenerator<Uint8Array> {
  const video = await videos.find(fileName);
  if (video && video.size > 0) yield* video.read({ start: 0, end: video.size - 1 });
}

/** The files of an export, the first one to be read first. */
export const filesOf = (reader: OwnReader, videos: Videos): ZippedFile[] => [
  { name: 'LIESMICH.txt', text: () => readmeOf(reader) },
  { name: 'index.html', text: () => pageOf(reader) },
  ...Object.entries(csvFiles(reader)).map(([name, text]) => ({ name, text })),
  { name: 'daten.json', text: () => jsonOf(reader) },
  { name: 'daten.schema.json', text: () => once(schemaText()) },
  { name: 'fhir.json', text: () => fhirOf(reader) },
  ...reader.short.clips.map(({ fileName }) => ({
    name: `clips/${fileName}`,
    bytes: () => bytesOf(videos, fileName),
  })),
];
