import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import {
  selectFulfilState,
  selectNextCell,
  selectPreviousCell,
  selectTracksideGrid,
  selectTracksideRun,
  selectTracksideTests,
} from '../../../store/trackside/selectors';
import { tracksideActions as actions } from '../../../store/trackside/slice';
import { Page } from '../../components/layout/Page';
import { TracksideStep } from '../../components/trackside/TracksideStep';
import { painAtTest } from '../../domain/screeningRun';
import type { TracksideCell, TracksideSession } from '../../domain/trackside/session';
import { LoadingPage } from '../page/LoadingPage';
import { PainButton } from '../pain/PainButton';
import { useStepFocus } from '../runs/useStepFocus';
import { questionsOf } from './questionsOf';
import { SessionAlert } from './SessionAlert';
import { SessionLane } from './SessionLane';
import { stepKind } from './stepKind';
import { TestClip } from './TestClip';
import { TestDescription } from './TestDescription';
import { usePeople } from './usePeople';

interface StepPageProps {
  session: TracksideSession;
  at: TracksideCell;
  onOverview: () => void;
}

/** One person at one test [TS-2, TS-5]. */
export function StepPage({ session, at, onOverview }: StepPageProps) {
  const dispatch = useAppDispatch();
  const tests = useAppSelector(selectTracksideTests);
  const rows = useAppSelector(selectTracksideGrid);
  const run = useAppSelector((state) => selectTracksideRun(state, at.userId));
  const allMet = useAppSelector((state) => selectFulfilState(state, at));
  const next = useAppSelector(selectNextCell);
  const previous = useAppSelector(selectPreviousCell);
  const personOf = usePeople();
  const index = tests.findIndex(({ id }) => id === at.testId);
  const row = rows.findIndex(({ member }) => member.userId === at.userId);
  // Of each cell another number: a step moves the focus to the name.
  const heading = useStepFocus(row * tests.length + index);
  const test = tests[index];
  const people = rows.flatMap(({ member, cells }) => {
    const progress = cells[index];
    return progress ? { ...personOf(member), progress } : [];
  });
  const person = people[row];
  if (!test || !person || !run) return <LoadingPage shape="run" />;
  const nameOf = ({ userId, testId }: TracksideCell, kind: 'person' | 'test'): string =>
    kind === 'test'
      ? (tests.find(({ id }) => id === testId)?.name ?? '')
      : (people.find(({ id }) => id === userId)?.name ?? '');
  const stepTo = (cell: TracksideCell) => {
    const kind = stepKind(session.order, at, cell);
    return { kind, name: nameOf(cell, kind) };
  };
  return (
    <Page>
      <SessionLane />
      <TracksideStep
        people={people}
        person={person}
        test={{ id: test.id, name: test.name, place: index + 1, of: tests.length }}
        questions={questionsOf(run, test)}
        allMet={allMet}
        previous={previous && stepTo(previous)}
        next={next ? stepTo(next) : { kind: 'overview', name: null }}
        clip={<TestClip test={test} />}
        description={<TestDescription test={test} />}
        // Nobody would see it: a second look counts nowhere. The first rater asks for pain.
        pain={
          session.secondLook === undefined && (
            <PainButton
              userId={at.userId}
              name={test.name}
              pain={painAtTest(run, test.id)}
              disabled={person.state === 'finished'}
              onReport={(pain) => dispatch(actions.painReported({ cell: at, pain }))}
            />
          )
        }
        alert={<SessionAlert />}
        heading={heading}
        onAnswer={({ questionId, side, isMet }) =>
          dispatch(actions.questionAnswered({ cell: at, questionId, side, checked: isMet }))
        }
        onChoose={(answer) => dispatch(actions.rangeQuestionAnswered({ cell: at, ...answer }))}
        onAllMet={() => dispatch(actions.allFulfilled(at))}
        onAllMetTakenBack={() => dispatch(actions.allTakenBack(at))}
        onLeaveOut={(isLeftOut) => dispatch(actions.leftOut({ cell: at, isLeftOut }))}
        onPerson={(userId) => dispatch(actions.cellChosen({ userId, testId: at.testId }))}
        onPrevious={() => dispatch(actions.backPressed(at))}
        onNext={() => {
          dispatch(actions.nextPressed(at));
          if (!next) onOverview();
        }}
        onOverview={onOverview}
      />
    </Page>
  );
}
