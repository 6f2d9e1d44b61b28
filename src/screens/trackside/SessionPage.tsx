import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { selectTracksideScreening } from '../../../store/trackside/selectors';
import { memberOf, type TracksideSession } from '../../domain/trackside/session';
import { secondLookTexts } from '../../texts/agreement';
import { athletePageTexts } from '../../texts/athlete';
import { tracksideTexts as texts } from '../../texts/trackside';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { chosenAtDesk } from './chosenAtDesk';
import { LatePage } from './LatePage';
import { OverviewPage } from './OverviewPage';
import { StepPage } from './StepPage';

/** A session that is open: one person at one test, all at a glance, or who comes late [TS-1, TS-3, TS-6]. */
export function SessionPage({ session }: { session: TracksideSession }) {
  const screening = useAppSelector(selectTracksideScreening);
  // In the address, so that a step back leads from the overview to where one was.
  const [params, setParams] = useSearchParams();
  const view = params.get('view');
  const title =
    screening && texts.session(screening.name ?? athletePageTexts.assignment.unnamed, session.members.length);
  useSecondaryTitle((session.secondLook && title ? secondLookTexts.session(title) : title) ?? null);
  const toStep = () => setParams({}, { replace: true });
  const toOverview = () => setParams({ view: 'overview' });
  const added = chosenAtDesk(params).filter((id) => id > 0 && !memberOf(session, id));
  if (view === 'late' || added.length > 0) {
    const leave = () => setParams({ view: 'overview' }, { replace: true });
    return <LatePage session={session} initialIds={added} onDone={leave} />;
  }
  if (view === 'overview' || session.at === null) {
    return <OverviewPage session={session} onStep={toStep} onLate={() => setParams({ view: 'late' })} />;
  }
  return <StepPage session={session} at={session.at} onOverview={toOverview} />;
}
