import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectScreenings } from '../../../store/screening/selectors';
import { tracksideActions } from '../../../store/trackside/slice';
import { Page } from '../../components/layout/Page';
import { ChooseSession } from '../../components/trackside/ChooseSession';
import { athletePageTexts } from '../../texts/athlete';
import { chosenAtDesk } from './chosenAtDesk';
import { OnDevice } from './OnDevice';
import { SessionAlert } from './SessionAlert';
import { useCandidates } from './useCandidates';

const { assignment } = athletePageTexts;

/** Before a session begins: who, what and in which order. The desk may have chosen some [TS-1]. */
export function ChoosePage() {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const screenings = useAppSelector(selectScreenings);
  return (
    <Page>
      <ChooseSession
        candidates={useCandidates()}
        screenings={screenings
          .filter(({ tests }) => tests.length > 0)
          .map(({ id, name, tests }) => ({ id, name: name ?? assignment.unnamed, tests: tests.length }))}
        initialIds={chosenAtDesk(params)}
        alert={<SessionAlert />}
        onDevice={(id) => <OnDevice tests={screenings.find((one) => one.id === id)?.tests ?? []} />}
        onBegin={(session) => {
          dispatch(tracksideActions.beginRequested(session));
          setParams({}, { replace: true });
        }}
      />
    </Page>
  );
}
