import type { ReactNode } from 'react';
import styles from './DataTable.module.css';

export interface DataColumn {
  key: string;
  title: string;
  isNumeric?: boolean;
}

interface DataTableProps {
  /** The name of the table. */
  label: string;
  columns: readonly DataColumn[];
  /** A cell for each column; the first names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** What a drawing shows, in numbers and words. A wide one scrolls sideways, also with the keyboard. */
export function DataTable({ label, columns, rows }: DataTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part is reached with the keyboard
    <section className={styles.frame} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, title, isNumeric = false }) => (
              <th key={key} scope="col" data-numeric={isNumeric}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]?.key} data-numeric={columns[index + 1]?.isNumeric ?? false}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
