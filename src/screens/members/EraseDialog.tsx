import { useState } from 'react';
import { EntryField } from '../../components/form/EntryField';
import { FormDialog } from '../../components/status/FormDialog';
import type { Member } from '../../contract/members';
import { fullName } from '../../domain/athletes';
import { erasureName, isErasureName } from '../../domain/erasure';
import { isAthleteOnly } from '../../domain/membership';
import { erasureTexts } from '../../texts/erasure';
import { focusFault } from '../page/focusField';
import { ReasonField } from './ReasonField';
import { reasonFault } from './reasonFault';
import { useMemberChange } from './useMemberChange';

const { member: texts } = erasureTexts;

/** Says what the erasure of a member means and how to stop it; asks for the name and a reason [MB-7, LV-4]. */
export function EraseDialog({ member }: { member: Member }) {
  const { question, request } = useMemberChange(member.id, 'erase');
  const [typed, setTyped] = useState({ name: '', reason: '' });
  const [isSubmitted, setSubmitted] = useState(false);
  const reason = reasonFault(typed.reason);
  const faults = {
    ...(!isErasureName(typed.name, member) && { name: texts.wrong }),
    ...(reason !== undefined && { reason }),
  };

  const confirm = (form: HTMLFormElement) => {
    setSubmitted(true);
    if (!focusFault(form, faults)) request({ action: 'erase', memberId: member.id, erasure: typed });
  };
  return (
    <FormDialog
      title={texts.title(fullName(member))}
      icon="warning"
      confirm={texts.confirm}
      onConfirm={confirm}
      {...question}
      fields={
        <>
          <EntryField
            name="name"
            label={texts.name(erasureName(member))}
            value={typed.name}
            error={isSubmitted ? faults.name : undefined}
            onChange={(name) => setTyped({ ...typed, name })}
          />
          <ReasonField
            value={typed.reason}
            isChecked={isSubmitted}
            onChange={(text) => setTyped({ ...typed, reason: text })}
          />
        </>
      }
    >
      <p>{texts.text}</p>
      {!isAthleteOnly(member) && <p>{texts.stays}</p>}
    </FormDialog>
  );
}
