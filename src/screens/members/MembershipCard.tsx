import { useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectMembers, selectMembersViewer } from '../../../store/members/selectors';
import { selectHasFeature } from '../../../store/server/selectors';
import { SectionCard } from '../../components/layout/SectionCard';
import { ActionRow } from '../../components/list/ActionRow';
import { Alert } from '../../components/status/Alert';
import { erasureFeature, memberExportFeature, withdrawalFeature } from '../../contract/features';
import type { Member } from '../../contract/members';
import { formatDate } from '../../domain/formats';
import { isAthlete, possibleWith } from '../../domain/membership';
import { emptyPaper } from '../../domain/paperConsent';
import { erasureTexts } from '../../texts/erasure';
import { guardianTexts } from '../../texts/guardian';
import { memberTexts } from '../../texts/member';
import { withdrawalTexts } from '../../texts/withdrawal';
import { AskGuardianDialog } from './AskGuardianDialog';
import { ConsentDialog } from './ConsentDialog';
import { EraseDialog } from './EraseDialog';
import { ExportDialog } from './ExportDialog';
import styles from './MemberScreen.module.css';
import { RestDialog } from './RestDialog';
import { useMemberChange } from './useMemberChange';
import { WithdrawDialog } from './WithdrawDialog';

const { membership: texts, export: exporting } = memberTexts;
const { member: erasure } = erasureTexts;
const { member: withdrawal } = withdrawalTexts;
const { member: guardian } = guardianTexts;

/**
 * Inviting anew, codes, consent on paper, the question to a guardian, withdrawal, resting, waking, keeping, downloading
 * and erasing [MB-2, MB-5, MB-7, MB-8, CL-4, CS-2, CS-5, LV-3, LV-4].
 */
export function MembershipCard({ member }: { member: Member }) {
  const { id: memberId, firstName, email, birthYear, erasureAt, forgetAt } = member;
  const viewer = useAppSelector(selectMembersViewer);
  const { change } = useAppSelector(selectMembers);
  const heading = useRef<HTMLHeadingElement>(null);
  const invite = useMemberChange(memberId, 'invite');
  const recovery = useMemberChange(memberId, 'recovery');
  const consent = useMemberChange(memberId, 'consent');
  const askGuardian = useMemberChange(memberId, 'askGuardian');
  const withdraw = useMemberChange(memberId, 'withdraw');
  const exportData = useMemberChange(memberId, 'export');
  const canExport = useAppSelector((state) => selectHasFeature(state, memberExportFeature));
  const canWithdraw = useAppSelector((state) => selectHasFeature(state, withdrawalFeature));
  const rest = useMemberChange(memberId, 'rest');
  const wake = useMemberChange(memberId, 'wake');
  const erase = useMemberChange(memberId, 'erase');
  const stopErasure = useMemberChange(memberId, 'stopErasure');
  const keep = useMemberChange(memberId, 'keep');
  const canErase = useAppSelector((state) => selectHasFeature(state, erasureFeature));
  const [paper, setPaper] = useState(emptyPaper);
  const possible = possibleWith(viewer, member);
  const lacksYear = isAthlete(member) && birthYear === null;
  const error = invite.error ?? recovery.error ?? wake.error ?? stopErasure.error ?? keep.error;

  // The row that was pressed leaves with what it did.
  useEffect(() => {
    if (change.status !== 'succeeded') return;
    setPaper(emptyPaper);
    if (document.activeElement === document.body) heading.current?.focus();
  }, [change.status]);

  return (
    <SectionCard id="mitgliedschaft" title={texts.title} headingRef={heading}>
      {error !== null && <Alert kind="error">{error}</Alert>}
      <ul className={styles.actions}>
        {possible.invite && (
          <ActionRow
            mark={email === null ? 'key' : 'mail'}
            {...(email === null ? texts.code : texts.invite)}
            busy={invite.isBusy}
            disabled={invite.mustWait}
            onPress={() => invite.request({ action: 'invite', memberId })}
          />
        )}
        {possible.recovery && (
          <ActionRow
            mark="key"
            {...texts.recovery}
            busy={recovery.isBusy}
            disabled={recovery.mustWait}
            onPress={() => recovery.request({ action: 'recovery', memberId })}
          />
        )}
        {possible.consent && (
          <ActionRow
            mark="document"
            title={texts.consent.title}
            text={lacksYear ? texts.consent.needsYear : texts.consent.text}
            disabled={consent.mustWait || lacksYear}
            onPress={() => consent.ask()}
          />
        )}
        {possible.askGuardian && (
          <ActionRow
            mark="mail"
            title={guardian.action}
            text={guardian.actionText}
            disabled={askGuardian.mustWait}
            onPress={() => askGuardian.ask()}
          />
        )}
        {possible.withdraw && canWithdraw && (
          <ActionRow
            mark="document"
            title={withdrawal.action}
            text={withdrawal.actionText(firstName)}
            disabled={withdraw.mustWait}
            onPress={() => withdraw.ask()}
          />
        )}
        {possible.rest && (
          <ActionRow
            mark="deactivate"
            title={texts.rest.title}
            text={texts.rest.text(firstName)}
            disabled={rest.mustWait}
            onPress={() => rest.ask()}
          />
        )}
        {possible.wake && (
          <ActionRow
            mark="play"
            title={texts.wake.title}
            text={texts.wake.text(firstName)}
            busy={wake.isBusy}
            disabled={wake.mustWait}
            onPress={() => wake.request({ action: 'wake', memberId })}
          />
        )}
        {possible.stopErasure && erasureAt !== null && (
          <ActionRow
            mark="play"
            title={erasure.stop}
            text={erasure.stopText(firstName, formatDate(erasureAt))}
            busy={stopErasure.isBusy}
            disabled={stopErasure.mustWait}
            onPress={() => stopErasure.request({ action: 'stopErasure', memberId })}
          />
        )}
        {possible.keep && forgetAt !== null && (
          <ActionRow
            mark="repeat"
            title={texts.keep.title}
            text={texts.keep.text(firstName, formatDate(forgetAt))}
            busy={keep.isBusy}
            disabled={keep.mustWait}
            onPress={() => keep.request({ action: 'keep', memberId })}
          />
        )}
        {possible.export && canExport && (
          <ActionRow
            mark="document"
            title={exporting.action}
            text={exporting.actionText(firstName)}
            disabled={exportData.mustWait}
            onPress={() => exportData.ask()}
          />
        )}
        {possible.erase && canErase && (
          <ActionRow
            mark="warning"
            title={erasure.action}
            text={erasure.actionText(firstName)}
            disabled={erase.mustWait}
            onPress={() => erase.ask()}
          />
        )}
      </ul>
      {exportData.isAsked && <ExportDialog member={member} />}
      {erase.isAsked && <EraseDialog member={member} />}
      {askGuardian.isAsked && <AskGuardianDialog member={member} />}
      {withdraw.isAsked && <WithdrawDialog member={member} />}
      {rest.isAsked && <RestDialog member={member} />}
      {consent.isAsked && <ConsentDialog member={member} typed={paper} onType={setPaper} />}
    </SectionCard>
  );
}
