import { useState } from 'react';
import { EntryField } from '../../components/form/EntryField';
import { FormDialog } from '../../components/status/FormDialog';
import type { Member } from '../../contract/members';
import { fullName } from '../../domain/athletes';
import { isEmail } from '../../domain/newAccount';
import { guardianTexts } from '../../texts/guardian';
import { focusFault } from '../page/focusField';
import { useMemberChange } from './useMemberChange';

const { member: texts } = guardianTexts;

/** Mails the question to a guardian, also once more or to another address [LV-3]. */
export function AskGuardianDialog({ member }: { member: Member }) {
  const { question, request } = useMemberChange(member.id, 'askGuardian');
  const [email, setEmail] = useState(member.guardian?.email ?? '');
  const [isSubmitted, setSubmitted] = useState(false);
  const fault = isEmail(email.trim()) ? undefined : texts.noEmail;

  const confirm = (form: HTMLFormElement) => {
    setSubmitted(true);
    if (focusFault(form, fault === undefined ? {} : { guardianEmail: fault })) return;
    request({ action: 'askGuardian', memberId: member.id, email: email.trim() });
  };
  return (
    <FormDialog
      title={texts.title(fullName(member))}
      icon="mail"
      confirm={texts.confirm}
      onConfirm={confirm}
      {...question}
      fields={
        <EntryField
          name="guardianEmail"
          kind="email"
          label={texts.email}
          value={email}
          error={isSubmitted ? fault : undefined}
          onChange={setEmail}
        />
      }
    >
      <p>{texts.text}</p>
    </FormDialog>
  );
}
