import { useMemo } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectExerciseRuns, selectScreeningRuns } from '../../../store/runs/selectors';
import {
  selectAssignedScreenings,
  selectAthletes,
  selectScreenings,
} from '../../../store/screening/selectors';
import type { Candidate } from '../../components/trackside/candidates';
import { hasConsent } from '../../domain/trackside/candidates';
import { athletePageTexts } from '../../texts/athlete';
import { distinctNames } from './distinctNames';

const { assignment } = athletePageTexts;

/** The trainer's athletes in the order of their names. Those of today have done something today [TS-1]. */
export const useCandidates = (): Candidate[] => {
  const athletes = useAppSelector(selectAthletes);
  const assigned = useAppSelector(selectAssignedScreenings);
  const screenings = useAppSelector(selectScreenings);
  const screeningRuns = useAppSelector(selectScreeningRuns);
  const exerciseRuns = useAppSelector(selectExerciseRuns);
  return useMemo(() => {
    const today = new Date().toDateString();
    const ofToday = [...screeningRuns, ...exerciseRuns].filter(
      ({ start }) => new Date(start).toDateString() === today,
    );
    const active = new Set(ofToday.map(({ userId }) => userId));
    const names = distinctNames(athletes);
    return athletes.map((athlete) => {
      const screeningId = assigned.find(({ userId }) => userId === athlete.id)?.screeningId;
      const screening = screenings.find(({ id }) => id === screeningId);
      return {
        id: athlete.id,
        name: names.get(athlete.id) ?? '',
        team: athlete.team ?? '',
        hasConsent: hasConsent(athlete),
        isToday: active.has(athlete.id),
        assigned: screening ? { id: screening.id, name: screening.name ?? assignment.unnamed } : null,
      };
    });
  }, [athletes, assigned, screenings, screeningRuns, exerciseRuns]);
};
