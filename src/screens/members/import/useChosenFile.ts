import { useRef } from 'react';
import { useAppDispatch } from '../../../../store/hooks';
import { memberImportActions } from '../../../../store/memberImport/slice';
import { byteText } from '../../../domain/byteText';
import { readFile } from './readFile';

/** What browsers offer as a list. Old tables and those of Numbers are offered, too: the page says what to do. */
export const listTypes = [
  '.xlsx,.ods,.csv,.txt,.tsv,.dat,.xls,.numbers',
  'text/csv,text/plain,text/tab-separated-values',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
].join(',');

/** Returns what happens to a file that was chosen. Of two files that are read at the same time the later one counts. */
export const useChosenFile = (): ((file: File) => void) => {
  const dispatch = useAppDispatch();
  const latest = useRef<File>(null);
  return async (file) => {
    latest.current = file;
    dispatch(memberImportActions.fileChosen(file.name));
    const read = await readFile(file);
    if (latest.current !== file) return;
    if ('fault' in read) dispatch(memberImportActions.fileRefused(read.fault));
    else dispatch(memberImportActions.fileRead(byteText(read.bytes)));
  };
};
