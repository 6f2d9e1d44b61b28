import { useState } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectAthletes } from '../../../store/screening/selectors';

/** The loaded athletes and the chosen one, which is the first one until the user chooses another. */
export const useAthleteChoice = () => {
  const athletes = useAppSelector(selectAthletes);
  const [chosenId, choose] = useState<number | null>(null);
  const athlete = athletes.find(({ id }) => id === chosenId) ?? athletes[0];
  return { athletes, athlete, choose };
};
