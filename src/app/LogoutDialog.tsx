import { Button } from '../components/Button';
import { Dialog } from '../components/Dialog';
import { appTexts } from '../texts/app';

const { logout } = appTexts;

interface LogoutDialogProps {
  /** How many runs the server does not have yet. */
  waitingRuns: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what happens to runs that are not on the server yet. */
export function LogoutDialog({ waitingRuns, onConfirm, onCancel }: LogoutDialogProps) {
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
      <p>{logout.waiting(waitingRuns)}</p>
    </Dialog>
  );
}
