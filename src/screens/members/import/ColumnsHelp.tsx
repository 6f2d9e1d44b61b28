import { Button } from '../../../components/form/Button';
import { Card } from '../../../components/layout/Card';
import { Remark } from '../../../components/status/Remark';
import type { ListedField } from '../../../domain/listedMembers';
import { memberImportTexts } from '../../../texts/memberImport';
import styles from './ColumnsHelp.module.css';
import { saveExample } from './saveExample';

const { columns, choose } = memberImportTexts;
const fields = Object.keys(columns) as ListedField[];

/** Which columns a list has, and an example to begin with. */
export function ColumnsHelp() {
  return (
    <Card>
      <h3>{choose.columnsTitle}</h3>
      <dl className={styles.columns}>
        {fields.map((field) => (
          <div key={field}>
            <dt>{columns[field]}</dt>
            <dd>{choose.columnHints[field]}</dd>
          </div>
        ))}
      </dl>
      <Remark>{choose.columnsText}</Remark>
      <Button variant="secondary" onClick={saveExample}>
        {choose.example}
      </Button>
    </Card>
  );
}
