import { earliestBirthYear } from '../../../contract/members';
import type { FileFault } from '../../../domain/memberFile';
import type { JudgedPerson, RowDoubt, RowFault } from '../../../domain/memberImport';
import { memberImportTexts } from '../../../texts/memberImport';

const { columns, fileFaults, faults, doubts } = memberImportTexts;

/** Returns what is wrong with a file, and what can be done. */
export const fileFaultInWords = (fault: FileFault): string => {
  if (fault.kind === 'many') return fileFaults.many(fault.count);
  if (fault.kind === 'quotes') return fileFaults.quotes(fault.line);
  return fileFaults[fault.kind];
};

const yearInWords = (typed: string): string =>
  /^\d{4}$/.test(typed)
    ? faults.year(typed, earliestBirthYear, new Date().getFullYear())
    : faults.unclearYear(typed);

const personInWords = (name: string, team: string | null): string => [name, team].filter(Boolean).join(', ');

/** Returns a fault of a row in words. */
export const rowFaultInWords = (fault: RowFault, { fields }: Pick<JudgedPerson, 'fields'>): string => {
  switch (fault.kind) {
    case 'doubleInFile':
      return faults.doubleInFile(fault.line);
    case 'doubleMember':
      return faults.doubleMember(personInWords(fault.name, fault.team));
    case 'refused':
      return fault.reason;
    case 'email':
      return faults.email(fields.email);
    case 'year':
    case 'future':
      return yearInWords(fields.birthYear);
    case 'link':
      return faults.link(columns[fault.field]);
    case 'long':
      return faults.long(columns[fault.field]);
    default:
      return faults.missing(columns[fault.field]);
  }
};

/** Returns in words what may be wrong with a row. */
export const rowDoubtInWords = (doubt: RowDoubt, { fields }: Pick<JudgedPerson, 'fields'>): string => {
  switch (doubt.kind) {
    case 'signs':
      return doubts.signs(columns[doubt.field], fields[doubt.field]);
    case 'cells':
      return doubts.cells;
    case 'similarInFile':
      return doubts.similarInFile(doubt.line, doubt.name);
    case 'similarMember':
      return doubts.similarMember(personInWords(doubt.name, doubt.team));
  }
};
