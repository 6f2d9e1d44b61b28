import { type KeyboardEvent, useRef, useState } from 'react';
import { maxWeight } from '../../domain/content/weights';
import { editorTexts } from '../../texts/contentEditor';
import styles from './AnswerMatrix.module.css';
import { NumberBox } from './NumberBox';

const texts = editorTexts.matrix;

interface AnswerMatrixProps {
  /** The exercises. */
  columns: readonly { key: string; name: string }[];
  /** The answers, with a weight for each column; null where an answer does not lead to the exercise. */
  rows: readonly { key: string; label: string; cells: readonly (number | null)[] }[];
  onChange: (row: number, column: number, weight: number | null) => void;
}

/** Where a key leads from a cell, in rows and columns. */
const ways: Record<string, readonly [row: number, column: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const within = (place: number, count: number) => Math.min(Math.max(place, 0), count - 1);

/**
 * Which answer leads to which exercise. One cell is reached by the tabulator, the others from there by the arrows; a
 * number is typed into a cell, and a cell that is emptied leads nowhere [CT-4].
 */
export function AnswerMatrix({ columns, rows, onChange }: AnswerMatrixProps) {
  const [focus, setFocus] = useState({ row: 0, column: 0 });
  const table = useRef<HTMLTableElement>(null);
  const at = { row: within(focus.row, rows.length), column: within(focus.column, columns.length) };

  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    const next = [within(at.row + way[0], rows.length), within(at.column + way[1], columns.length)];
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${next.join('/')}"] input`)?.focus();
  };

  return (
    <div className={styles.frame}>
      <table className={styles.matrix} ref={table}>
        <caption className={styles.caption}>{texts.caption}</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ key, name }) => (
              <th key={key} scope="col">
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, cells }, row) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {columns.map((column, place) => (
                <td key={column.key} data-cell={`${row}/${place}`}>
                  <NumberBox
                    look="cell"
                    value={cells[place] ?? null}
                    max={maxWeight}
                    isOptional
                    label={texts.cell(label, column.name)}
                    tabIndex={row === at.row && place === at.column ? 0 : -1}
                    onFocus={() => setFocus({ row, column: place })}
                    onKeyDown={move}
                    onChange={(weight) => onChange(row, place, weight)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
