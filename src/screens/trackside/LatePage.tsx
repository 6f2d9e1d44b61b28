import { useAppDispatch } from '../../../store/hooks';
import { tracksideActions } from '../../../store/trackside/slice';
import { Page } from '../../components/layout/Page';
import { AddPeople } from '../../components/trackside/AddPeople';
import { maxMembers, memberOf, type TracksideSession } from '../../domain/trackside/session';
import { useStepFocus } from '../runs/useStepFocus';
import { SessionAlert } from './SessionAlert';
import { useCandidates } from './useCandidates';

/** Who comes late, in the middle of the session [TS-6]. */
export function LatePage({ session, onDone }: { session: TracksideSession; onDone: () => void }) {
  const dispatch = useAppDispatch();
  const candidates = useCandidates().filter(({ id }) => !memberOf(session, id));
  return (
    <Page>
      <AddPeople
        candidates={candidates}
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
