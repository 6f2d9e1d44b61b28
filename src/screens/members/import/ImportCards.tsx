import type { ImportRow } from '../../../../store/memberImport/slice';
import { memberImportTexts } from '../../../texts/memberImport';
import styles from './ImportCards.module.css';
import { RowOutcome } from './RowOutcome';

const texts = memberImportTexts.preview;

/** The preview on narrow screens. */
export function ImportCards({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <ul className={styles.cards} aria-label={texts.label}>
      {rows.map((row) => (
        <li key={row.clientId} className={styles.card} data-faulty={row.faults.length > 0}>
          <ImportCard row={row} />
        </li>
      ))}
    </ul>
  );
}

function ImportCard({ row }: { row: ImportRow }) {
  const { firstName, lastName, email, birthYear, team } = row.fields;
  return (
    <>
      <p className={styles.facts}>
        {texts.line} {row.line}
      </p>
      <p className={styles.name}>
        {firstName} {lastName}
      </p>
      <p className={styles.facts}>{[team, birthYear, email].filter(Boolean).join(', ')}</p>
      <RowOutcome row={row} />
    </>
  );
}
