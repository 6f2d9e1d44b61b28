import { ChoiceRow } from '../../components/form/ChoiceRow';
import { SelectField } from '../../components/form/SelectField';
import { Remark } from '../../components/status/Remark';
import { earliestBirthYear } from '../../contract/members';
import { asksGuardian, type ConsentFacts, type ConsentFault } from '../../domain/consentAnswers';
import { consentTexts } from '../../texts/consent';
import styles from './ConsentFields.module.css';
import { ConsentText } from './ConsentText';
import { GuardianFields, type GuardianFieldsProps } from './GuardianFields';

interface ConsentFieldsProps extends GuardianFieldsProps {
  /** The club's text. */
  text: string;
  facts: ConsentFacts;
  /** Whether the person has agreed to pain before: the box is never ticked beforehand [CS-1]. */
  hadAgreedToPain?: boolean;
}

/** All years in which a member can be born, the latest first. */
const yearsUntil = (year: number) =>
  Array.from({ length: year - earliestBirthYear + 1 }, (_, age) => String(year - age));

/**
 * The birth year where nobody knows it, the club's text, and the boxes below it: pain has one of its own, and a young
 * athlete needs a guardian [CS-1, CS-2]. The name of each field is that of its answer.
 */
export function ConsentFields({ text, facts, hadAgreedToPain = false, ...props }: ConsentFieldsProps) {
  const { answers, faults, onChange } = props;
  const faultOf = (name: ConsentFault) => (faults.includes(name) ? consentTexts.faults[name] : undefined);
  return (
    <>
      {facts.needsGuardian === null && (
        <SelectField
          name="birthYear"
          label={consentTexts.birthYear}
          placeholder={consentTexts.birthYearChoice}
          value={answers.birthYear === null ? '' : String(answers.birthYear)}
          options={yearsUntil(facts.year).map((year) => ({ value: year, label: year }))}
          error={faultOf('birthYear')}
          onChange={(year) => onChange({ birthYear: year === '' ? null : Number(year) })}
        />
      )}
      <ConsentText text={text} />
      <div className={styles.boxes}>
        <ChoiceRow
          name="agrees"
          label={consentTexts.agree}
          checked={answers.agrees}
          error={faultOf('agrees')}
          onChange={(agrees) => onChange({ agrees })}
        />
        <ChoiceRow
          name="agreesToPain"
          label={consentTexts.pain}
          checked={answers.agreesToPain}
          onChange={(agreesToPain) => onChange({ agreesToPain })}
        />
        <Remark>{hadAgreedToPain ? consentTexts.painAgain : consentTexts.painHint}</Remark>
      </div>
      {asksGuardian(answers, facts) && <GuardianFields {...props} />}
    </>
  );
}
