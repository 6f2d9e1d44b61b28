import { Button } from '../../components/form/Button';
import { Row } from '../../components/layout/Row';
import { Alert } from '../../components/status/Alert';
import type { Operator } from '../../contract/club';
import { clubTexts } from '../../texts/club';

const { operator: texts } = clubTexts;

interface MissingFieldsProps {
  fields: readonly (keyof Operator)[];
  onPress: (field: keyof Operator) => void;
}

/** What Impressum and documents lack; a press leads to the field [LV-7]. */
export function MissingFields({ fields, onPress }: MissingFieldsProps) {
  if (fields.length === 0) return null;
  return (
    <Alert kind="info" title={texts.still(fields.length)}>
      <p>{texts.why}</p>
      <Row>
        {fields.map((field) => (
          <Button key={field} variant="secondary" mark="edit" onClick={() => onPress(field)}>
            {texts.fields[field]}
          </Button>
        ))}
      </Row>
    </Alert>
  );
}
