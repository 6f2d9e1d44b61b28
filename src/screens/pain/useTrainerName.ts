import { useAppSelector } from '../../../store/hooks';
import { selectTrainers } from '../../../store/pain/selectors';
import { painTexts as texts } from '../../texts/pain';

const oneOf = new Intl.ListFormat('de', { type: 'disjunction' });

/** The first names of the user's trainers; null where this device does not know them, or where they are many. */
export const useTrainerName = (): string | null => {
  const trainers = useAppSelector(selectTrainers);
  if (trainers.length === 0 || trainers.length > 2) return null;
  return oneOf.format(trainers.map(({ firstName }) => firstName));
};

/**
 * What to do with a pain from 4 on [PN-2]. `partner` is whom to speak with; null where somebody is beside the athlete.
 */
export const adviceOn = (pain: number, partner: string | null): string => {
  const { advice } = texts;
  if (partner === null) return pain > 5 ? advice.stopTogether : advice.slowerTogether;
  return pain > 5 ? advice.stop(partner) : advice.slower(partner);
};
