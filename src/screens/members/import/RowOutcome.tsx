import { MarkedLine } from '../../../components/status/MarkedLine';
import type { JudgedPerson } from '../../../domain/memberImport';
import { memberImportTexts } from '../../../texts/memberImport';
import { rowFaultInWords } from './inWords';

const texts = memberImportTexts.preview;

/** What happens with a row: its faults, or how the person is invited. */
export function RowOutcome({ row }: { row: JudgedPerson }) {
  if (row.faults.length > 0) {
    return row.faults.map((fault) => {
      const words = rowFaultInWords(fault, row);
      return (
        <MarkedLine key={words} mark="error" tone="problem">
          {words}
        </MarkedLine>
      );
    });
  }
  const isOnPaper = row.fields.email === '';
  return (
    <MarkedLine mark={isOnPaper ? 'qr' : 'mail'} tone="done">
      {isOnPaper ? texts.printed : texts.mailed}
    </MarkedLine>
  );
}
