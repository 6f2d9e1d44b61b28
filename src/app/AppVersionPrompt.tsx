import { selectShowsAppVersionPrompt } from '../../store/appVersion/selectors';
import { appVersionActions } from '../../store/appVersion/slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ConfirmDialog } from '../components/status/Dialog';
import { appTexts } from '../texts/app';

const { appVersion } = appTexts;

/** Offers a new app version [SW-2] and loads it only after the user confirms [SW-3]. */
export function AppVersionPrompt() {
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectShowsAppVersionPrompt);
  if (!isShown) return null;
  return (
    <ConfirmDialog
      {...appVersion}
      icon="update"
      onConfirm={() => dispatch(appVersionActions.confirmed())}
      onCancel={() => dispatch(appVersionActions.declined())}
    >
      <p lang="en">{appVersion.question}</p>
      <p>{appVersion.inGerman}</p>
    </ConfirmDialog>
  );
}
