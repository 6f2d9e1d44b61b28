import { useState } from 'react';
import { FormDialog } from '../../components/status/FormDialog';
import type { Member } from '../../contract/members';
import { fullName } from '../../domain/athletes';
import { memberTexts } from '../../texts/member';
import { focusFault } from '../page/focusField';
import { ReasonField } from './ReasonField';
import { reasonFault } from './reasonFault';
import { useMemberChange } from './useMemberChange';

const { export: texts } = memberTexts;

/** Downloads the data of a member for them: says what is in it and that the member sees it, asks why [LV-4]. */
export function ExportDialog({ member }: { member: Member }) {
  const { question, request } = useMemberChange(member.id, 'export');
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const fault = reasonFault(reason);

  const confirm = (form: HTMLFormElement) => {
    setSubmitted(true);
    if (focusFault(form, fault === undefined ? {} : { reason: fault })) return;
    request({ action: 'export', memberId: member.id, wanted: { reason } });
  };
  return (
    <FormDialog
      title={texts.title(fullName(member))}
      icon="document"
      confirm={texts.confirm}
      onConfirm={confirm}
      {...question}
      fields={<ReasonField value={reason} isChecked={isSubmitted} onChange={setReason} />}
    >
      <p>{texts.text}</p>
      <p>{texts.seen(member.firstName)}</p>
    </FormDialog>
  );
}
