import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectLastScreeningRun } from '../../../store/runs/selectors';
import { selectAssignedScreenings } from '../../../store/screening/selectors';
import { screeningActions } from '../../../store/screening/slice';
import { toastsActions } from '../../../store/toasts/slice';
import { welcomeTexts } from '../../texts/welcome';

/**
 * Opens the screening overview. The target depends on the number of loaded screenings [SO-1 to SO-4, CO-19]. Of several
 * athletes it begins with this one, whom the card names.
 */
export const useScreeningOverviewEntry = (athleteId: number | undefined) => {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [first, ...others] = useAppSelector(selectAssignedScreenings);
  const lastRun = useAppSelector((state) => selectLastScreeningRun(state, first?.userId));
  const alert = (text: string) => dispatch(toastsActions.requested({ type: 'error', text }));

  return () => {
    if (!first) alert(welcomeTexts.noScreening);
    else if (others.length > 0) {
      if (athleteId !== undefined) dispatch(screeningActions.resultOpened(athleteId));
      navigate('/screeningoverview');
    } else if (!lastRun) alert(welcomeTexts.noRun);
    else navigate(`/screeningoverview/${first.userId}`);
  };
};
