import { ChoiceRow } from '../../components/form/ChoiceRow';
import { TextField } from '../../components/form/TextField';
import { Card } from '../../components/layout/Card';
import type { ConsentAnswers, ConsentFault } from '../../domain/consentAnswers';
import { consentTexts } from '../../texts/consent';
import styles from './ConsentFields.module.css';

export interface GuardianFieldsProps {
  answers: ConsentAnswers;
  /** What is to be shown as missing or wrong. */
  faults: readonly ConsentFault[];
  onChange: (part: Partial<ConsentAnswers>) => void;
}

const { guardian } = consentTexts;

/** The fields for the guardian of a young athlete [CS-2]. */
export function GuardianFields({ answers, faults, onChange }: GuardianFieldsProps) {
  const faultOf = (name: ConsentFault) => (faults.includes(name) ? consentTexts.faults[name] : undefined);
  return (
    <Card>
      <h2 className={styles.title}>{guardian.title}</h2>
      <p>{guardian.text}</p>
      <TextField
        name="guardianName"
        label={guardian.name}
        autoComplete="off"
        value={answers.guardianName}
        error={faultOf('guardianName')}
        onChange={(guardianName) => onChange({ guardianName })}
      />
      <TextField
        name="guardianEmail"
        type="email"
        label={guardian.email}
        autoComplete="off"
        value={answers.guardianEmail}
        error={faultOf('guardianEmail')}
        onChange={(guardianEmail) => onChange({ guardianEmail })}
      />
      <ChoiceRow
        name="guardianAgrees"
        label={guardian.agree}
        checked={answers.guardianAgrees}
        error={faultOf('guardianAgrees')}
        onChange={(guardianAgrees) => onChange({ guardianAgrees })}
      />
    </Card>
  );
}
