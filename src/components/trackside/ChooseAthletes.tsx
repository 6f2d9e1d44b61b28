import { useState } from 'react';
import { tracksideTexts } from '../../texts/trackside';
import { Button } from '../form/Button';
import { FilterSelect } from '../form/FilterSelect';
import { SearchField } from '../form/SearchField';
import { Row } from '../layout/Row';
import { Alert } from '../status/Alert';
import { CandidateList } from './CandidateList';
import styles from './ChooseAthletes.module.css';
import { type Candidate, found, withAll } from './candidates';

const { choose: texts } = tracksideTexts;

interface ChooseAthletesProps {
  /** In the order of their names. */
  candidates: readonly Candidate[];
  /** In the order of the presses. */
  picked: readonly number[];
  /** The chosen ones have numbers by now. */
  hasNumbers: boolean;
  /** How many may be chosen. */
  most: number;
  /** The screening that is chosen, if one is. */
  screeningId: number | null;
  onPick: (picked: readonly number[]) => void;
}

/** Who takes part: by name, by team, or all of today [TS-1]. */
export function ChooseAthletes({ candidates, picked, most, onPick, ...shown }: ChooseAthletesProps) {
  const [search, setSearch] = useState('');
  const [team, setTeam] = useState('');
  const teams = [...new Set(candidates.map((one) => one.team))].filter((one) => one !== '');
  const today = candidates.filter(({ isToday, hasConsent }) => isToday && hasConsent);
  const matching = found(candidates, team, search);
  const willing = matching.filter(({ hasConsent }) => hasConsent);
  /** Nobody of them would be added. */
  const isPicked = (added: readonly Candidate[]) => withAll(picked, added, most).length === picked.length;
  return (
    <>
      <div className={styles.tools}>
        <SearchField label={texts.search} value={search} onChange={setSearch} />
        {teams.length > 0 && (
          <FilterSelect
            label={texts.team}
            value={team}
            options={[['', texts.allTeams], ...teams.map((one) => [one, one] as const)]}
            onChoose={setTeam}
          />
        )}
      </div>
      <Row>
        {today.length > 0 && (
          <Button
            variant="secondary"
            mark="calendar"
            disabled={isPicked(today)}
            onClick={() => onPick(withAll(picked, today, most))}
          >
            {texts.today(today.length)}
          </Button>
        )}
        <Button
          variant="secondary"
          disabled={isPicked(willing)}
          onClick={() => onPick(withAll(picked, willing, most))}
        >
          {texts.shown(willing.length)}
        </Button>
        {picked.length > 0 && (
          <Button variant="plain" onClick={() => onPick([])}>
            {texts.clear}
          </Button>
        )}
      </Row>
      {picked.length >= most && <Alert kind="info">{texts.full(most)}</Alert>}
      {matching.length === 0 && (
        <Alert kind="info">{candidates.length === 0 ? texts.noAthletes : texts.noMatch}</Alert>
      )}
      <CandidateList candidates={matching} picked={picked} most={most} onPick={onPick} {...shown} />
    </>
  );
}
