import type { ReactNode, SyntheticEvent } from 'react';
import { Button } from '../../components/form/Button';
import { Alert } from '../../components/status/Alert';
import { Dialog } from '../../components/status/Dialog';
import type { IconName } from '../../components/status/Icon';
import { memberTexts } from '../../texts/member';
import styles from './ChangeDialog.module.css';

interface ChangeDialogProps {
  title: string;
  icon: IconName;
  /** The word of the button that begins the change. */
  confirm: string;
  isBusy: boolean;
  /** Why the change failed. What was entered stays. */
  error: string | null;
  onConfirm: (form: HTMLFormElement) => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before a change of a member. It closes once the server has made the change. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { title, icon, confirm, isBusy, error, onConfirm, onClose, children } = props;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) onConfirm(event.currentTarget);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Dialog
        title={title}
        icon={icon}
        onClose={onClose}
        actions={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={onClose}>
              {memberTexts.cancel}
            </Button>
            <Button type="submit" busy={isBusy}>
              {confirm}
            </Button>
          </>
        }
      >
        <div className={styles.content}>
          {children}
          {error !== null && <Alert kind="error">{error}</Alert>}
        </div>
      </Dialog>
    </form>
  );
}
