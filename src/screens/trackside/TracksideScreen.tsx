import { useLayoutEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectUser } from '../../../store/session/selectors';
import { selectTrackside, selectTracksideTests } from '../../../store/trackside/selectors';
import { tracksideActions } from '../../../store/trackside/slice';
import { Button } from '../../components/form/Button';
import { isTrainer } from '../../domain/athletes';
import { runTexts } from '../../texts/runs';
import { tracksideTexts as texts } from '../../texts/trackside';
import { EmptyPage } from '../page/EmptyPage';
import { LoadingPage } from '../page/LoadingPage';
import { ToHome } from '../page/ToHome';
import { ChoosePage } from './ChoosePage';
import { EndedPage } from './EndedPage';
import { SessionPage } from './SessionPage';

/** `/trackside`: one trainer screens many athletes on one device, also without a network [TS-1 to TS-6]. */
export function TracksideScreen() {
  const user = useAppSelector(selectUser);
  if (!user || !isTrainer(user)) return <ToHome text={texts.forTrainers} />;
  return <TracksidePage />;
}

function TracksidePage() {
  const dispatch = useAppDispatch();
  const { status, session, fault } = useAppSelector(selectTrackside);
  const hasTests = useAppSelector(selectTracksideTests).length > 0;
  // Before the first paint, so that a session that opens at once is never shown as loading.
  useLayoutEffect(() => {
    dispatch(tracksideActions.openRequested());
    return () => {
      dispatch(tracksideActions.closed());
    };
  }, [dispatch]);
  switch (status) {
    case 'closed':
    case 'opening':
      return <LoadingPage shape="run" />;
    case 'elsewhere':
      return <EmptyPage icon="trackside" {...runTexts.elsewhere} />;
    case 'failed':
      return (
        <EmptyPage
          icon="trackside"
          title={texts.failed.title}
          text={fault ?? ''}
          action={
            <Button onClick={() => dispatch(tracksideActions.openRequested())}>{texts.failed.retry}</Button>
          }
        />
      );
    case 'choosing':
      return <ChoosePage />;
    case 'ended':
      return <EndedPage />;
    case 'open':
      // An update can take the screening away while it is gone through.
      return session && hasTests ? (
        <SessionPage session={session} />
      ) : (
        <EmptyPage icon="trackside" {...texts.gone} />
      );
  }
}
