import { useAppDispatch } from '../../../store/hooks';
import { tracksideActions } from '../../../store/trackside/slice';
import { Page } from '../../components/layout/Page';
import { AddPeople } from '../../components/trackside/AddPeople';
import { maxMembers, memberOf, type TracksideSession } from '../../domain/trackside/session';
import { useStepFocus } from '../runs/useStepFocus';
import { SessionAlert } from './SessionAlert';
import { SessionLane } from './SessionLane';
import { useCandidates } from './useCandidates';

interface LatePageProps {
  session: TracksideSession;
  /** Whom the trainer has chosen already. */
  initialIds: readonly number[];
  onDone: () => void;
}

/** Who comes late, in the middle of the session [TS-6]. */
export function LatePage({ session, initialIds, onDone }: LatePageProps) {
  const dispatch = useAppDispatch();
  const candidates = useCandidates().filter(({ id }) => !memberOf(session, id));
  return (
    <Page>
      <SessionLane />
      <AddPeople
        candidates={candidates}
        initialIds={initialIds}
        heading={useStepFocus(0)}
        room={maxMembers - session.members.length}
        screeningId={session.screeningId}
        alert={<SessionAlert />}
        onAdd={(userIds) => {
          for (const userId of userIds) dispatch(tracksideActions.memberAdded(userId));
          onDone();
        }}
        onBack={onDone}
      />
    </Page>
  );
}
