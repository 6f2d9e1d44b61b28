import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import {
  selectTracksideEnding,
  selectTracksideGrid,
  selectTracksideTests,
} from '../../../store/trackside/selectors';
import { tracksideActions } from '../../../store/trackside/slice';
import { Page } from '../../components/layout/Page';
import { FinishDialog } from '../../components/trackside/FinishDialog';
import { SessionOverview } from '../../components/trackside/SessionOverview';
import { maxMembers, memberOf, type TracksideSession } from '../../domain/trackside/session';
import { useStepFocus } from '../runs/useStepFocus';
import { SessionAlert } from './SessionAlert';
import { SessionLane } from './SessionLane';
import { usePeople } from './usePeople';

interface OverviewPageProps {
  session: TracksideSession;
  onStep: () => void;
  onLate: () => void;
}

/** Everybody and every test, and how the session ends [TS-3, TS-6]. */
export function OverviewPage({ session, onStep, onLate }: OverviewPageProps) {
  const dispatch = useAppDispatch();
  const [isEnding, setEnding] = useState(false);
  const tests = useAppSelector(selectTracksideTests);
  const grid = useAppSelector(selectTracksideGrid);
  const { ready, empty, gaps } = useAppSelector(selectTracksideEnding);
  const personOf = usePeople();
  const nameOf = (userId: number) => {
    const member = memberOf(session, userId);
    return member ? personOf(member).name : '';
  };
  const testName = (testId: number) => tests.find(({ id }) => id === testId)?.name ?? '';
  return (
    <Page>
      <SessionLane />
      <SessionOverview
        heading={useStepFocus(0)}
        tests={tests}
        rows={grid.map(({ member, cells, isReady }) => ({ ...personOf(member), cells, isReady }))}
        current={session.at && { personId: session.at.userId, testId: session.at.testId }}
        order={session.order}
        alert={<SessionAlert />}
        isFull={session.members.length >= maxMembers}
        onCell={({ personId, testId }) => {
          dispatch(tracksideActions.cellChosen({ userId: personId, testId }));
          onStep();
        }}
        onFinish={(userId) => dispatch(tracksideActions.finishRequested(userId))}
        onLeave={(userId) => dispatch(tracksideActions.memberLeft(userId))}
        onOrder={(order) => dispatch(tracksideActions.orderChosen(order))}
        onAdd={onLate}
        onGoOn={session.at && onStep}
        onFinishAll={() => setEnding(true)}
      />
      {isEnding && (
        <FinishDialog
          complete={ready.length}
          gaps={gaps.map(({ userId, testIds }) => ({
            id: userId,
            name: nameOf(userId),
            tests: testIds.map(testName),
          }))}
          empty={empty.map(nameOf)}
          onConfirm={(choice) => {
            dispatch(tracksideActions.finishAllRequested(choice));
            setEnding(false);
          }}
          onClose={() => setEnding(false)}
        />
      )}
    </Page>
  );
}
