import { agreedOf100, type Counted } from '../../domain/secondLook/agreement';
import { agreementTexts as texts } from '../../texts/agreement';
import { DataTable } from '../list/DataTable';

/** A test, and how often its answers agree. */
export interface AgreementRow {
  key: number;
  name: string;
  same: Counted;
  other: Counted;
}

const cellOf = (count: Counted): string =>
  count.pairs === 0 ? texts.noCell : texts.cell(agreedOf100(count).agreed, count.pairs);

/** How often two ratings of each test agree [ZB-3]. */
export function AgreementTable({ rows }: { rows: readonly AgreementRow[] }) {
  return (
    <DataTable
      label={texts.table}
      columns={[
        { key: 'test', title: texts.columns.test },
        { key: 'other', title: texts.columns.other, isNumeric: true },
        { key: 'same', title: texts.columns.same, isNumeric: true },
      ]}
      rows={rows.map(({ key, name, other, same }) => ({
        key: String(key),
        cells: [name, cellOf(other), cellOf(same)],
      }))}
    />
  );
}
