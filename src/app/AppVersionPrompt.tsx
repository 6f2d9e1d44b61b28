import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectShowsAppVersionPrompt } from '../../store/shell/selectors';
import { shellActions } from '../../store/shell/slice';
import { Button } from '../components/form/Button';
import { Dialog } from '../components/status/Dialog';
import { appTexts } from '../texts/app';

const { appVersion } = appTexts;

/** Offers a new version of the app [SW-2]; only a yes loads it [SW-3]. */
export function AppVersionPrompt() {
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectShowsAppVersionPrompt);
  if (!isShown) return null;
  const decline = () => dispatch(shellActions.updateDeclined());
  return (
    <Dialog
      title={appVersion.title}
      icon="update"
      onClose={decline}
      actions={
        <>
          <Button variant="secondary" onClick={decline}>
            {appVersion.decline}
          </Button>
          <Button onClick={() => dispatch(shellActions.updateConfirmed())}>{appVersion.confirm}</Button>
        </>
      }
    >
      <p lang="en">{appVersion.question}</p>
    </Dialog>
  );
}
