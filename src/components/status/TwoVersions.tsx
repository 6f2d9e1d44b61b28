import { Button } from '../form/Button';
import { Row } from '../layout/Row';
import { FactList } from '../result/FactList';
import { Alert } from './Alert';

interface TwoVersionsProps {
  texts: { title: string; own: string; present: string; keepOwn: string; keepPresent: string };
  /** What this person wrote, and what is there now, in words. */
  own: string;
  present: string;
  onSettle: (keeps: 'own' | 'present') => void;
}

/** Asks which of two versions counts: the own one, or what somebody else wrote meanwhile. */
export function TwoVersions({ texts, own, present, onSettle }: TwoVersionsProps) {
  return (
    <Alert
      kind="info"
      title={texts.title}
      action={
        <Row>
          <Button variant="secondary" onClick={() => onSettle('present')}>
            {texts.keepPresent}
          </Button>
          <Button onClick={() => onSettle('own')}>{texts.keepOwn}</Button>
        </Row>
      }
    >
      <FactList
        facts={[
          { term: texts.own, value: own },
          { term: texts.present, value: present },
        ]}
      />
    </Alert>
  );
}
