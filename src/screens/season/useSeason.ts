import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { selectSeasonLanes } from '../../../store/season/selectors';
import { sortedByName } from '../../domain/desk/choice';
import { byTrainings, type SeasonSort, seasonSorts } from '../../domain/season/lanes';
import { seasonWeeks } from '../../domain/season/weeks';

/** The lanes of a team in their order. Team and order are in the query of the address, so they stay over a reload. */
export const useSeason = () => {
  const [query, setQuery] = useSearchParams();
  // The day on which the page was opened is today.
  const [now] = useState(() => Date.now());
  const weeks = useMemo(() => seasonWeeks(now), [now]);
  const all = useAppSelector((state) => selectSeasonLanes(state, now));
  const team = query.get('team') ?? '';
  const sort = seasonSorts.find((one) => one === query.get('sort')) ?? seasonSorts[0];
  const lanes = useMemo(() => {
    const named = sortedByName(all.filter((lane) => team === '' || lane.team === team));
    return sort === 'training' ? byTrainings(named) : named;
  }, [all, team, sort]);
  const choose = (changed: { team?: string; sort?: SeasonSort }) => {
    const chosen = { team, sort, ...changed };
    const isUsual = { team: chosen.team === '', sort: chosen.sort === seasonSorts[0] };
    setQuery(
      { ...(!isUsual.team && { team: chosen.team }), ...(!isUsual.sort && { sort: chosen.sort }) },
      { replace: true },
    );
  };
  return { now, weeks, all, lanes, team, sort, choose };
};
