import { Button } from '../components/form/Button';
import { Dialog } from '../components/status/Dialog';
import type { Amount } from '../domain/syncSummary';
import { appTexts } from '../texts/app';
import { logoutWarning } from '../texts/waiting';

const { logout } = appTexts;

interface LogoutDialogProps {
  /** What the server does not have yet. */
  waiting: Amount;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what happens to runs and messages that are not on the server yet. */
export function LogoutDialog({ waiting, onConfirm, onCancel }: LogoutDialogProps) {
  return (
    <Dialog
      title={logout.title}
      icon="pending"
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {logout.cancel}
          </Button>
          <Button onClick={onConfirm}>{logout.confirm}</Button>
        </>
      }
    >
      <p>{logoutWarning(waiting)}</p>
    </Dialog>
  );
}
