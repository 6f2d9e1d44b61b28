import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { openNoteFile } from '../../../server/system/noteFile';
import { makeFolder } from '../support';

let file: string;
beforeEach(() => {
  file = join(makeFolder(), 'note.json');
});
afterEach(() => rmSync(join(file, '..'), { recursive: true }));

const open = () => openNoteFile(file, z.object({ text: z.string() }), { text: '' });

test('a note is read back, and by another process, too; before there is one it is empty', () => {
  expect(open().read()).toEqual({ text: '' });
  open().write({ text: 'Größe' });
  expect(open().read()).toEqual({ text: 'Größe' });
});

test('a note is written over in place, and needs no room that the file does not have', () => {
  open().write({ text: 'a long text before a short one' });
  const { ino, size, blocks } = statSync(file);
  open().write({ text: 'short' });
  expect(open().read()).toEqual({ text: 'short' });
  expect(statSync(file)).toMatchObject({ ino, size, blocks });
});

test.each(['{ "text": "to', '{ "text": 5 }', ''])('a torn note such as %j is empty', (torn) => {
  writeFileSync(file, torn);
  expect(open().read()).toEqual({ text: '' });
});

test('a note that is too long is refused, and the former one stays', () => {
  open().write({ text: 'former' });
  expect(() => open().write({ text: 'ß'.repeat(600) })).toThrow('1024 bytes');
  expect(open().read()).toEqual({ text: 'former' });
  expect(readFileSync(file)).toHaveLength(1024);
});
