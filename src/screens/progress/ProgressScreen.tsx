import { useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { deskActions } from '../../../store/desk/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectOffice } from '../../../store/office/selectors';
import { selectHistory, selectProgressUser } from '../../../store/progress/selectors';
import { selectUser } from '../../../store/session/selectors';
import { fullName } from '../../domain/athletes';
import { athletePageTexts } from '../../texts/athlete';
import { LoadingPage } from '../page/LoadingPage';
import { ToHome } from '../page/ToHome';
import { useDocumentTitle } from '../page/useDocumentTitle';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { SeasonScreen } from '../season/SeasonScreen';
import { ComparePage } from './ComparePage';
import { FigurePage } from './FigurePage';
import { HelpPage } from './HelpPage';
import { PastPage } from './PastPage';
import { PrintPage } from './PrintPage';
import { ProgressPage, type ProgressProps } from './ProgressPage';

/**
 * `/progress` of oneself and `/athletes/{id}/progress` of an athlete [HI]: the history, two runs beside each other,
 * the figure of the last one, everything that was done so far, what a change means, or what is printed.
 * `/progress/season` is that of all athletes [SN-1].
 */
export function ProgressScreen() {
  const dispatch = useAppDispatch();
  const { userId, view } = useParams();
  const [search] = useSearchParams();
  const ownId = useAppSelector(selectUser)?.id;
  const id = userId === undefined ? ownId : Number(userId);
  const person = useAppSelector((state) => (id === undefined ? null : selectProgressUser(state, id)));
  const { status } = useAppSelector(selectOffice).desk;
  useEffect(() => {
    dispatch(deskActions.opened());
  }, [dispatch]);
  const base = userId === undefined ? '/progress' : `/athletes/${userId}/progress`;
  if (userId === undefined && (view === 'season' || view === 'hall')) return <SeasonScreen view={view} />;
  if (!person && status === 'running') return <LoadingPage shape="rows" />;
  if (!person) return <ToHome text={athletePageTexts.unknown} />;
  if (view === 'result' || view === 'plan') {
    const ids = search.get('of')?.split(',').map(Number) ?? [person.id];
    return <PrintPage ids={ids} kind={view} back={search.has('of') ? '/athletes' : base} />;
  }
  if (view === 'help') return <HelpPage back={base} />;
  const isView = view === undefined || view === 'compare' || view === 'figure' || view === 'past';
  if (!isView) return <Navigate to={base} replace />;
  return <Progress key={person.id} person={person} isOwn={person.id === ownId} base={base} view={view} />;
}

function Progress({ view, ...props }: ProgressProps & { view: string | undefined }) {
  const history = useAppSelector((state) => selectHistory(state, props.person.id));
  const name = fullName(props.person);
  useDocumentTitle(name);
  useSecondaryTitle(name);
  if (view === 'compare') return <ComparePage {...props} points={history.points} />;
  if (view === 'figure') return <FigurePage {...props} last={history.points.at(-1)} />;
  if (view === 'past') return <PastPage {...props} />;
  return <ProgressPage {...props} history={history} />;
}
