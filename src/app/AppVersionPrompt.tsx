import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectShowsUpdatePrompt } from '../../store/shell/selectors';
import { shellActions } from '../../store/shell/slice';
import { Button } from '../components/form/Button';
import { Dialog } from '../components/status/Dialog';
import { appTexts } from '../texts/app';

const { appUpdate } = appTexts;

/** Offers a new version of the app [SW-2]; only a yes loads it [SW-3]. */
export function AppUpdatePrompt() {
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectShowsUpdatePrompt);
  if (!isShown) return null;
  const decline = () => dispatch(shellActions.updateDeclined());
  return (
    <Dialog
      title={appUpdate.title}
      icon="update"
      onClose={decline}
      actions={
        <>
          <Button variant="secondary" onClick={decline}>
            {appUpdate.decline}
          </Button>
          <Button onClick={() => dispatch(shellActions.updateConfirmed())}>{appUpdate.confirm}</Button>
        </>
      }
    >
      <p lang="en">{appUpdate.question}</p>
    </Dialog>
  );
}
