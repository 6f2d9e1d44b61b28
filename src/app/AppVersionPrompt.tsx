import { selectIsAppVersionLoading, selectShowsAppVersionPrompt } from '../../store/appVersion/selectors';
import { appVersionActions } from '../../store/appVersion/slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../components/form/Button';
import { ConfirmDialog, Dialog } from '../components/status/Dialog';
import { appVersionTexts } from '../texts/appVersion';

const { prompt, question, inGerman, loading, patience } = appVersionTexts;

/**
 * Offers a new app version [SW-2], and loads it only after the user confirms [SW-3]. Until it comes nobody has to wait
 * [SW-6]. Then it shows no icon: to load one would start the former service worker anew just when it is to end.
 */
export function AppVersionPrompt() {
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectShowsAppVersionPrompt);
  const isLoading = useAppSelector(selectIsAppVersionLoading);
  const decline = () => dispatch(appVersionActions.declined());
  if (isLoading)
    return (
      <Dialog
        title={loading}
        onClose={decline}
        actions={
          <Button variant="secondary" onClick={decline}>
            {prompt.cancel}
          </Button>
        }
      >
        <p>{patience}</p>
      </Dialog>
    );
  if (!isShown) return null;
  return (
    <ConfirmDialog
      {...prompt}
      icon="update"
      onConfirm={() => dispatch(appVersionActions.confirmed())}
      onCancel={decline}
    >
      <p lang="en">{question}</p>
      <p>{inGerman}</p>
    </ConfirmDialog>
  );
}
