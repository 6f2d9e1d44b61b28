import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/form/Button';
import { IconButton } from '../../components/form/IconButton';
import { TextAreaField } from '../../components/form/TextAreaField';
import { PainScale } from '../../components/pain/PainScale';
import { FormDialog } from '../../components/status/FormDialog';
import { Mark } from '../../components/status/Mark';
import { Remark } from '../../components/status/Remark';
import { writtenText } from '../../domain/notes';
import { notablePain, type Pain } from '../../domain/pain';
import { componentTexts } from '../../texts/components';
import { painTexts as texts } from '../../texts/pain';
import { useTrainerConversation } from '../screening/useTrainerConversation';
import styles from './PainDialog.module.css';
import { adviceOn, useTrainerName } from './useTrainerName';

export interface PainDialogProps {
  /** The name of the test or exercise. */
  name: string;
  pain: Pain;
  /** What was chosen here before, and not saved. */
  draft: Pain | null;
  /** The name of the athlete; null for the user's own run. */
  athlete: string | null;
  /** Whether a clock has been stopped. */
  isHeld: boolean;
  onReport: (pain: Pain) => void;
  /** With what was chosen and shall be there when the dialog is opened again; null: nothing. */
  onClose: (left: Pain | null) => void;
}

/** Asks how strong a pain is, and says what to do [PN-1, PN-2]. */
export function PainDialog({ name, pain: former, draft, athlete, ...props }: PainDialogProps) {
  const { isHeld, onReport, onClose } = props;
  const [pain, setPain] = useState((draft ?? former).pain);
  const [note, setNote] = useState((draft ?? former).painNote ?? '');
  const trainer = useTrainerName();
  const navigate = useNavigate();
  const conversation = useTrainerConversation();
  const isNotable = pain !== null && pain >= notablePain;
  const writesTo = isNotable && athlete === null ? conversation : null;

  const cancel = () => onClose(null);
  const report = () => {
    if (pain !== null) onReport({ pain, painNote: writtenText(note) });
    onClose(null);
  };
  const write = (to: string) => {
    report();
    navigate(to);
  };

  return (
    <FormDialog
      title={texts.title(name)}
      confirm={texts.save}
      otherwise={
        writesTo !== null && (
          <Button variant="secondary" mark="chat" onClick={() => write(writesTo)}>
            {texts.write(trainer)}
          </Button>
        )
      }
      isBlocked={pain === null}
      onConfirm={report}
      onCancel={cancel}
      onDismiss={() => onClose({ pain, painNote: writtenText(note) })}
      fields={
        <>
          {writesTo !== null && (
            <div className={styles.close}>
              <IconButton icon="close" label={componentTexts.cancel} onClick={cancel} />
            </div>
          )}
          {isHeld && <Remark>{texts.held}</Remark>}
          <PainScale question={texts.question} value={pain} onChoose={setPain} />
          <TextAreaField label={texts.note} rows={2} value={note} onChange={setNote} />
          <div role="status">
            {isNotable && (
              <p className={styles.advice}>
                <Mark name="pain" />
                <span>{adviceOn(pain, athlete === null ? (trainer ?? texts.yourTrainer) : null)}</span>
              </p>
            )}
          </div>
          <Remark>{athlete === null ? texts.whoSees(trainer) : texts.whoSeesOf(athlete)}</Remark>
          {former.pain !== null && (
            <Button
              variant="plain"
              onClick={() => {
                onReport({ pain: null, painNote: null });
                onClose(null);
              }}
            >
              {texts.takeBack}
            </Button>
          )}
        </>
      }
    />
  );
}
