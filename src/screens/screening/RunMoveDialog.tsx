import { useState } from 'react';
import { SelectField } from '../../components/form/SelectField';
import { FormDialog } from '../../components/status/FormDialog';
import type { User } from '../../contract/schemas';
import { fullName } from '../../domain/athletes';
import { athleteTexts } from '../../texts/athletes';
import { runCorrectionTexts } from '../../texts/runCorrections';
import { focusField } from '../page/focusField';

const texts = runCorrectionTexts.move;

interface RunMoveDialogProps {
  athletes: readonly User[];
  onMove: (userId: number) => void;
  onClose: () => void;
}

/** Asks whose a screening is [TS-7]. Nobody is chosen before the person has. */
export function RunMoveDialog({ athletes, onMove, onClose }: RunMoveDialogProps) {
  const [chosen, setChosen] = useState('');
  const [isTried, setTried] = useState(false);
  const confirm = (form: HTMLFormElement) => {
    setTried(true);
    if (chosen === '') focusField(form, 'athlete');
    else onMove(Number(chosen));
  };
  return (
    <FormDialog
      title={texts.title}
      icon="handover"
      confirm={texts.confirm}
      onConfirm={confirm}
      onCancel={onClose}
      fields={
        <SelectField
          label={athleteTexts.choose}
          name="athlete"
          value={chosen}
          placeholder={athleteTexts.pending}
          options={athletes.map((one) => ({ value: String(one.id), label: fullName(one) }))}
          error={isTried && chosen === '' ? texts.missing : undefined}
          onChange={setChosen}
        />
      }
    >
      {texts.text}
    </FormDialog>
  );
}
