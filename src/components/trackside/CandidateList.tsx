import { tracksideTexts } from '../../texts/trackside';
import { ChoiceRow } from '../form/ChoiceRow';
import styles from './CandidateList.module.css';
import type { Candidate } from './candidates';

const { choose: texts, person: personTexts } = tracksideTexts;

interface CandidateListProps {
  candidates: readonly Candidate[];
  picked: readonly number[];
  hasNumbers: boolean;
  most: number;
  screeningId: number | null;
  onPick: (picked: readonly number[]) => void;
}

/** A row for each athlete, with what is to be known before the start [TS-1]. */
export function CandidateList({ candidates, picked, most, onPick, ...shown }: CandidateListProps) {
  const { hasNumbers, screeningId } = shown;
  const isFull = picked.length >= most;
  return (
    <fieldset className={styles.list} aria-label={texts.list}>
      {candidates.map((one) => {
        const place = picked.indexOf(one.id);
        const isPicked = place >= 0;
        return (
          <ChoiceRow
            key={one.id}
            label={personTexts(one.name, hasNumbers && isPicked ? place + 1 : null)}
            hint={hintOf(one, screeningId)}
            checked={isPicked}
            disabled={!isPicked && (isFull || !one.hasConsent)}
            onChange={(checked) =>
              onPick(checked ? [...picked, one.id] : picked.filter((id) => id !== one.id))
            }
          />
        );
      })}
    </fieldset>
  );
}

/** The team, and what speaks against this screening. */
const hintOf = ({ team, hasConsent, assigned }: Candidate, screeningId: number | null): string => {
  const other = assigned !== null && assigned.id !== screeningId ? texts.has(assigned.name) : '';
  return [team, hasConsent ? other : texts.noConsent].filter((part) => part !== '').join(' · ');
};
