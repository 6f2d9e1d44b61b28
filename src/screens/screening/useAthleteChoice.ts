import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectAthletes, selectChosenAthlete } from '../../../store/screening/selectors';
import { screeningActions } from '../../../store/screening/slice';

/**
 * The loaded athletes and the chosen one, who stays chosen on every screen until the user chooses another. `select`
 * says who that is before anybody was chosen.
 */
export const useAthleteChoice = (select = selectChosenAthlete) => {
  const dispatch = useAppDispatch();
  const athletes = useAppSelector(selectAthletes);
  const athlete = useAppSelector(select);
  const choose = (id: number) => dispatch(screeningActions.athleteChosen(id));
  return { athletes, athlete, choose };
};
