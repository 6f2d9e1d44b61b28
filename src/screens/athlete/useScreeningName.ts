import { selectKnownScreening } from '../../../store/desk/entries';
import { useAppSelector } from '../../../store/hooks';
import { athletePageTexts } from '../../texts/athlete';

const { assignment: texts } = athletePageTexts;

/** The name of a screening with the number of its tests; null for none. Another server may not name it. */
export const useScreeningName = (screeningId: number | null): string | null => {
  const screening = useAppSelector((state) => selectKnownScreening(state, screeningId));
  if (screeningId === null) return null;
  const name = screening?.name ?? texts.unnamed;
  return screening ? texts.tests(name, screening.tests.length) : name;
};
