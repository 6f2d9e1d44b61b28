import { Button } from '../components/form/Button';
import { Dialog } from '../components/status/Dialog';
import type { Amount } from '../domain/syncSummary';
import { appTexts } from '../texts/app';
import { logoutWarning } from '../texts/waiting';

const { logout } = appTexts;

interface LogoutDialogProps {
  /** What is not on the server yet. */
  waiting: Amount;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a logout, and says what happens to what is not on the server yet. */
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
