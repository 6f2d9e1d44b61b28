import { useState } from 'react';
import { WithdrawalChoice } from '../../components/consent/WithdrawalChoice';
import { FormDialog } from '../../components/status/FormDialog';
import type { Member } from '../../contract/members';
import { fullName } from '../../domain/athletes';
import { presentConsent, type WithdrawalKind } from '../../domain/consentEntries';
import { withdrawalTexts } from '../../texts/withdrawal';
import { focusFault } from '../page/focusField';
import { ReasonField } from './ReasonField';
import { reasonFault } from './reasonFault';
import { useMemberChange } from './useMemberChange';

const { member: texts, dialog } = withdrawalTexts;

/** Withdraws a member's consent for them: asks what, and why [CS-5, LV-4]. */
export function WithdrawDialog({ member }: { member: Member }) {
  const { question, request } = useMemberChange(member.id, 'withdraw');
  const [chosen, setChosen] = useState<WithdrawalKind | null>(null);
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const fault = reasonFault(reason);

  const confirm = (form: HTMLFormElement) => {
    setSubmitted(true);
    if (chosen === null || focusFault(form, fault === undefined ? {} : { reason: fault })) return;
    request({ action: 'withdraw', memberId: member.id, withdrawal: { what: chosen, reason } });
  };
  return (
    <FormDialog
      title={texts.title(fullName(member))}
      icon="document"
      confirm={dialog.confirm}
      onConfirm={confirm}
      {...question}
      fields={
        <>
          <WithdrawalChoice
            kinds={presentConsent(member.consents).pain ? ['pain', 'all'] : ['all']}
            hints={texts.hints}
            chosen={chosen}
            isMissing={isSubmitted && chosen === null}
            onChoose={setChosen}
          />
          <ReasonField value={reason} isChecked={isSubmitted} onChange={setReason} />
        </>
      }
    >
      <p>{texts.text}</p>
    </FormDialog>
  );
}
