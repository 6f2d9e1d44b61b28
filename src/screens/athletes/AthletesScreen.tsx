import { useEffect } from 'react';
import { deskActions } from '../../../store/desk/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectHasFeature } from '../../../store/server/selectors';
import { selectUser } from '../../../store/session/selectors';
import { assignmentsFeature } from '../../contract/features';
import { isTrainer } from '../../domain/athletes';
import { isTrainerWithoutAthletes } from '../../domain/nextStep';
import { deskTexts } from '../../texts/desk';
import { ToHome } from '../page/ToHome';
import { AthletesPage } from './AthletesPage';

/** `/athletes`, the desk: the trainer's athletes, and who of them needs attention [DE-1]. Leads everybody else home. */
export function AthletesScreen() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const isOffered = useAppSelector((state) => selectHasFeature(state, assignmentsFeature));
  const isForUser = user !== null && (isTrainer(user) || isTrainerWithoutAthletes(user));
  useEffect(() => {
    dispatch(deskActions.opened());
  }, [dispatch]);
  if (!isForUser) return <ToHome text={deskTexts.forTrainers} />;
  return isOffered ? <AthletesPage /> : <ToHome text={deskTexts.unsupported} />;
}
