import { Button } from '../../components/form/Button';
import { Dialog } from '../../components/status/Dialog';
import { membersTexts } from '../../texts/members';

const { rest } = membersTexts;

/** Says what resting means before it happens [MB-5]. */
export function RestDialog({
  name,
  onConfirm,
  onClose,
}: {
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      title={rest.title(name)}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {rest.cancel}
          </Button>
          <Button
            onClick={() => {
              onConfirm();
              onClose();
            }}
          >
            {rest.confirm}
          </Button>
        </>
      }
    >
      <p>{rest.text}</p>
    </Dialog>
  );
}
