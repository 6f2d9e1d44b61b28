import { selectShowsAppVersionPrompt } from '../../store/appVersion/selectors';
import { appVersionActions } from '../../store/appVersion/slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../components/form/Button';
import { Dialog } from '../components/status/Dialog';
import { appTexts } from '../texts/app';

const { appVersion } = appTexts;

/** Offers a new app version [SW-2] and loads it only after the user confirms [SW-3]. */
export function AppVersionPrompt() {
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectShowsAppVersionPrompt);
  if (!isShown) return null;
  const decline = () => dispatch(appVersionActions.declined());
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
          <Button onClick={() => dispatch(appVersionActions.confirmed())}>{appVersion.confirm}</Button>
        </>
      }
    >
      <p lang="en">{appVersion.question}</p>
      <p>{appVersion.inGerman}</p>
    </Dialog>
  );
}
