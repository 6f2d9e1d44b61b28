import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { selectMemberImport } from '../../../../store/memberImport/selectors';
import { memberImportActions } from '../../../../store/memberImport/slice';
import { selectIsOnline } from '../../../../store/network/selectors';
import { Button } from '../../../components/form/Button';
import { ButtonLink } from '../../../components/form/ButtonLink';
import { FileButton } from '../../../components/form/FileButton';
import { ActionBar } from '../../../components/layout/ActionBar';
import { Alert } from '../../../components/status/Alert';
import { memberImportTexts } from '../../../texts/memberImport';
import { listTypes, useChosenFile } from './useChosenFile';

const texts = memberImportTexts.preview;

interface ImportActionsProps {
  /** How many rows can be added. */
  good: number;
  /** How many rows have faults or are in doubt, and are not to be left out. */
  blocking: number;
  /** Called when they hold up the others. */
  onBlocked: () => void;
}

/** The buttons of the preview: another file, or add the rows. */
export function ImportActions({ good, blocking, onBlocked }: ImportActionsProps) {
  const dispatch = useAppDispatch();
  const choose = useChosenFile();
  const { status, rows, error } = useAppSelector(selectMemberImport);
  const isOnline = useAppSelector(selectIsOnline);
  const [wasBlocked, setBlocked] = useState(false);
  const isSending = status === 'running';
  // After a refusal of a row there are other rows to add: their number says more than another try of the same.
  const isSameAgain = status === 'failed' && !rows.some(({ faults }) => faults.some(isRefusal));

  const add = () => {
    // At once: the bar must have grown by its message before the focus scrolls something above it.
    flushSync(() => setBlocked(blocking > 0));
    if (blocking > 0) onBlocked();
    else dispatch(memberImportActions.addRequested());
  };

  const isBlocked = wasBlocked && blocking > 0;
  return (
    <ActionBar floating>
      {isBlocked && <Alert kind="error">{texts.notLeftOut(blocking)}</Alert>}
      {status === 'failed' && !isBlocked && (
        <Alert kind="error" title={error ?? ''}>
          {texts.nobodyTwice}
        </Alert>
      )}
      <FileButton
        label={texts.otherFile}
        variant="secondary"
        accept={listTypes}
        disabled={!isOnline || isSending}
        onChoose={choose}
      />
      {good === 0 && (
        <ButtonLink to="/members" variant="secondary">
          {memberImportTexts.toMembers}
        </ButtonLink>
      )}
      {good > 0 && (
        <Button busy={isSending} disabled={!isOnline} onClick={add}>
          {isSameAgain ? memberImportTexts.retry : texts.invite(good)}
        </Button>
      )}
    </ActionBar>
  );
}

const isRefusal = ({ kind }: { kind: string }) => kind === 'refused';
