import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { selectInvitationSheet } from '../../../../store/invitationSheet/selectors';
import { invitationSheetActions } from '../../../../store/invitationSheet/slice';
import { Button } from '../../../components/form/Button';
import { ActionBar } from '../../../components/layout/ActionBar';
import { ConfirmDialog } from '../../../components/status/Dialog';
import { invitationSheetTexts } from '../../../texts/invitationSheet';

const { print, again, discard } = invitationSheetTexts;

/** Prints the sheet, or puts it away for other codes: asks first, since it cannot be shown again. */
export function SheetActions() {
  const dispatch = useAppDispatch();
  const count = useAppSelector((root) => selectInvitationSheet(root).invitations.length);
  const [isAsking, setAsking] = useState(false);
  const putAway = () => dispatch(invitationSheetActions.closed());
  return (
    <>
      <ActionBar floating>
        <Button variant="secondary" onClick={count > 0 ? () => setAsking(true) : putAway}>
          {again}
        </Button>
        {count > 0 && (
          <Button mark="print" onClick={() => window.print()}>
            {print}
          </Button>
        )}
      </ActionBar>
      {isAsking && (
        <ConfirmDialog
          title={discard.title}
          confirm={discard.confirm}
          onConfirm={putAway}
          onCancel={() => setAsking(false)}
        >
          <p>{discard.text(count)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
