import type { ImportRow } from '../../../../store/memberImport/slice';
import type { ListedField } from '../../../domain/memberColumns';
import { memberImportTexts } from '../../../texts/memberImport';
import styles from './ImportTable.module.css';
import { RowOutcome } from './RowOutcome';

const { columns, preview: texts } = memberImportTexts;
const fields = Object.keys(columns) as ListedField[];

/** The preview on wide screens. It scrolls sideways by itself when the text is large. */
export function ImportTable({ rows }: { rows: readonly ImportRow[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a pointer, a part that scrolls needs the focus
    <section className={styles.scroller} aria-label={texts.label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            {fields.map((field) => (
              <th key={field} scope="col">
                {columns[field]}
              </th>
            ))}
            <th scope="col">{texts.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.clientId} data-faulty={row.faults.length > 0}>
              <th scope="row">{row.line}</th>
              {fields.map((field) => (
                <td key={field}>
                  <Cell row={row} field={field} />
                </td>
              ))}
              <td className={styles.outcome}>
                <RowOutcome row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Cell({ row, field }: { row: ImportRow; field: ListedField }) {
  const isMissing = row.faults.some((fault) => fault.kind === 'missing' && fault.field === field);
  if (isMissing) return <span className={styles.missing}>{texts.missing}</span>;
  const value = row.fields[field];
  if (field === 'email' && value === '') return <span className={styles.without}>{texts.withoutEmail}</span>;
  return value;
}
