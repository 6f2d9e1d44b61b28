import type { IconName } from '../../../components/status/Icon';
import { Mark } from '../../../components/status/Mark';
import type { JudgedPerson } from '../../../domain/memberImport';
import { memberImportTexts } from '../../../texts/memberImport';
import { rowFaultInWords } from './inWords';
import styles from './RowOutcome.module.css';

const texts = memberImportTexts.preview;

/** What happens with a row: its faults, or how the person is invited. */
export function RowOutcome({ row }: { row: JudgedPerson }) {
  if (row.faults.length > 0) {
    return row.faults.map((fault) => {
      const words = rowFaultInWords(fault, row);
      return <Outcome key={words} kind="faulty" mark="error" text={words} />;
    });
  }
  return row.fields.email === '' ? (
    <Outcome kind="faultless" mark="qr" text={texts.printed} />
  ) : (
    <Outcome kind="faultless" mark="mail" text={texts.mailed} />
  );
}

function Outcome({ kind, mark, text }: { kind: 'faulty' | 'faultless'; mark: IconName; text: string }) {
  return (
    <span className={styles.outcome} data-kind={kind}>
      <Mark name={mark} />
      <span>{text}</span>
    </span>
  );
}
