import { useAppDispatch } from '../../../../store/hooks';
import { type ImportRow, memberImportActions } from '../../../../store/memberImport/slice';
import { ChoiceRow } from '../../../components/form/ChoiceRow';
import { MarkedLine } from '../../../components/status/MarkedLine';
import { memberImportTexts } from '../../../texts/memberImport';
import { rowDoubtInWords, rowFaultInWords } from './inWords';

const { preview: texts, faults } = memberImportTexts;

/** What happens with a row: its faults, its doubts with what the person says to them, or how they are invited. */
export function RowOutcome({ row }: { row: ImportRow }) {
  if (row.faults.length > 0) return <Faults row={row} />;
  if (row.doubts.length > 0) return <Doubts row={row} />;
  return <Invited row={row} />;
}

function Faults({ row }: { row: ImportRow }) {
  const words = row.faults.map((fault) => rowFaultInWords(fault, row));
  if (row.text !== null) words.push(faults.nameless(row.text));
  return words.map((line) => (
    <MarkedLine key={line} mark="error" tone="problem">
      {line}
    </MarkedLine>
  ));
}

/** A row in doubt is not added before the person has looked at it [MB-16]. */
function Doubts({ row }: { row: ImportRow }) {
  const dispatch = useAppDispatch();
  const { line, isConfirmed } = row;
  return (
    <>
      {row.doubts.map((doubt) => {
        const words = rowDoubtInWords(doubt, row);
        return (
          <MarkedLine key={words} mark="warning" tone="waiting">
            {words}
          </MarkedLine>
        );
      })}
      <ChoiceRow
        label={texts.confirm}
        checked={isConfirmed}
        onChange={(checked) => dispatch(memberImportActions.rowConfirmed({ line, isConfirmed: checked }))}
      />
      {isConfirmed && <Invited row={row} />}
    </>
  );
}

function Invited({ row }: { row: ImportRow }) {
  const isOnPaper = row.fields.email === '';
  return (
    <MarkedLine mark={isOnPaper ? 'qr' : 'mail'} tone="done">
      {isOnPaper ? texts.printed : texts.mailed}
    </MarkedLine>
  );
}
