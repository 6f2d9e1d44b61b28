import { useSearchParams } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectScreenings } from '../../../store/screening/selectors';
import { selectHasFeature } from '../../../store/server/selectors';
import { tracksideActions } from '../../../store/trackside/slice';
import { Page } from '../../components/layout/Page';
import { ChooseSession } from '../../components/trackside/ChooseSession';
import { secondLookFeature } from '../../contract/features';
import { athletePageTexts } from '../../texts/athlete';
import { chosenAtDesk } from './chosenAtDesk';
import { firstIn, useFirstLook } from './firstLook';
import { OnDevice } from './OnDevice';
import { SessionAlert } from './SessionAlert';
import { useCandidates } from './useCandidates';

const { assignment } = athletePageTexts;

/** Before a session begins: who, what and in which order. The desk may have chosen some [TS-1]. */
export function ChoosePage() {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const screenings = useAppSelector(selectScreenings);
  const takesLooks = useAppSelector((state) => selectHasFeature(state, secondLookFeature));
  const first = useFirstLook(params);
  return (
    <Page>
      <ChooseSession
        candidates={useCandidates()}
        screenings={screenings
          .filter(({ tests }) => tests.length > 0)
          .map(({ id, name, tests }) => ({ id, name: name ?? assignment.unnamed, tests: tests.length }))}
        initialIds={chosenAtDesk(params)}
        initialScreeningId={first?.screeningId}
        look={takesLooks ? (first ? 'chosen' : 'offered') : 'none'}
        alert={<SessionAlert />}
        onDevice={(id) => <OnDevice tests={screenings.find((one) => one.id === id)?.tests ?? []} />}
        onBegin={({ lookFrom, ...session }) => {
          const secondLook = lookFrom ? { from: lookFrom, of: firstIn(session, first) } : undefined;
          dispatch(tracksideActions.beginRequested({ ...session, secondLook }));
          setParams({}, { replace: true });
        }}
      />
    </Page>
  );
}
