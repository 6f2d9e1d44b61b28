import type { ImportRow } from '../../../../store/memberImport/slice';
import { CardTable } from '../../../components/list/CardTable';
import type { ListedField } from '../../../domain/listedMembers';
import { memberImportTexts } from '../../../texts/memberImport';
import styles from './ImportTable.module.css';
import { RowOutcome } from './RowOutcome';

const { columns, preview: texts } = memberImportTexts;
const fields = Object.keys(columns) as ListedField[];

/** The rows of the file, each with what happens to it. */
export function ImportTable({ rows }: { rows: readonly ImportRow[] }) {
  return (
    <CardTable
      className={styles.table}
      aria-label={texts.label}
      columns={[texts.line, ...Object.values(columns), texts.outcome]}
    >
      {rows.map((row) => (
        <tr
          key={row.clientId}
          data-faulty={row.faults.length > 0}
          data-doubtful={row.doubts.length > 0 && !row.isConfirmed}
        >
          <th scope="row" data-word={texts.line}>
            {row.line}
          </th>
          {fields.map((field) => (
            <td key={field} data-field={field} data-empty={row.fields[field] === ''}>
              <Cell row={row} field={field} />
            </td>
          ))}
          <td className={styles.outcome}>
            <RowOutcome row={row} />
          </td>
        </tr>
      ))}
    </CardTable>
  );
}

function Cell({ row, field }: { row: ImportRow; field: ListedField }) {
  const isMissing = row.faults.some((fault) => fault.kind === 'missing' && fault.field === field);
  if (isMissing) return <span className={styles.missing}>{texts.missing}</span>;
  const value = row.fields[field];
  if (field === 'email' && value === '') return <span className={styles.without}>{texts.withoutEmail}</span>;
  return <span>{value}</span>;
}
