import { earliestBirthYear } from '../../../contract/members';
import type { FileFault } from '../../../domain/memberFile';
import type { JudgedPerson, RowFault } from '../../../domain/memberImport';
import { memberImportTexts } from '../../../texts/memberImport';

const { columns, fileFaults, faults } = memberImportTexts;

/** Returns what is wrong with a file, and what can be done. */
export const fileFaultInWords = (fault: FileFault): string => {
  if (fault.kind === 'many') return fileFaults.many(fault.count);
  if (fault.kind === 'quotes') return fileFaults.quotes(fault.line);
  return fileFaults[fault.kind];
};

/** Returns a fault of a row in words. */
export const rowFaultInWords = (fault: RowFault, { fields }: Pick<JudgedPerson, 'fields'>): string => {
  switch (fault.kind) {
    case 'doubleInFile':
      return faults.doubleInFile(fault.line);
    case 'doubleMember':
      return faults.doubleMember([fault.name, fault.team].filter(Boolean).join(', '));
    case 'refused':
      return fault.reason;
    case 'email':
      return faults.email(fields.email);
    case 'year':
    case 'future':
      return faults.year(fields.birthYear, earliestBirthYear, new Date().getFullYear());
    case 'long':
      return faults.long(columns[fault.field]);
    default:
      return faults.missing(columns[fault.field]);
  }
};
