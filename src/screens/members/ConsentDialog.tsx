import { useState } from 'react';
import { EntryField } from '../../components/form/EntryField';
import { FormDialog } from '../../components/status/FormDialog';
import type { Member } from '../../contract/members';
import { isAthlete } from '../../domain/membership';
import { needsGuardian } from '../../domain/minors';
import { plainName } from '../../domain/names';
import { emptyPaper, type PaperFault, type PaperFields, paperFaults } from '../../domain/paperConsent';
import { memberTexts } from '../../texts/member';
import { focusFault } from '../page/focusField';
import { useMemberChange } from './useMemberChange';

const { consent: texts } = memberTexts;

interface ConsentDialogProps {
  member: Member;
  /** The owner keeps it when the dialog is left by a step back. */
  typed: PaperFields;
  onType: (typed: PaperFields) => void;
}

/** Notes a consent on paper: its day, and the guardian of an athlete who needs one [CS-2]. */
export function ConsentDialog({ member, typed, onType }: ConsentDialogProps) {
  const { question, request } = useMemberChange(member.id, 'consent');
  const [isSubmitted, setSubmitted] = useState(false);
  const now = new Date();
  // The server reckons in UTC: a day that it has not reached yet is still to come.
  const today = now.toISOString().slice(0, 10);
  const isGuarded = isAthlete(member) && needsGuardian(member.birthYear, now.getFullYear()) === true;
  const faults = paperFaults(typed, { isGuarded, today });

  const confirm = (form: HTMLFormElement) => {
    setSubmitted(true);
    if (focusFault(form, faults)) return;
    const guardianName = isGuarded ? plainName(typed.guardianName) : null;
    request({ action: 'consent', memberId: member.id, consent: { date: typed.date, guardianName } });
  };
  const errorOf = (fault: PaperFault | undefined) => (isSubmitted && fault ? texts.faults[fault] : undefined);

  return (
    <FormDialog
      title={texts.title}
      icon="document"
      confirm={texts.confirm}
      onConfirm={confirm}
      {...question}
      onCancel={() => {
        onType(emptyPaper);
        question.onCancel();
      }}
      onDismiss={question.onCancel}
      fields={
        <>
          <EntryField
            name="date"
            kind="day"
            label={texts.date}
            max={today}
            value={typed.date}
            error={errorOf(faults.date)}
            onChange={(date) => onType({ ...typed, date })}
          />
          {isGuarded && (
            <EntryField
              name="guardianName"
              label={texts.guardian}
              value={typed.guardianName}
              error={errorOf(faults.guardianName)}
              onChange={(guardianName) => onType({ ...typed, guardianName })}
            />
          )}
        </>
      }
    >
      <p>{texts.text}</p>
    </FormDialog>
  );
}
