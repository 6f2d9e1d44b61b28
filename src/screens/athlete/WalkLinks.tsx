import { Link } from 'react-router-dom';
import { Mark } from '../../components/status/Mark';
import { athletePath, type DeskChoice, type DeskPlace } from '../../domain/desk/choice';
import type { DeskRow } from '../../domain/desk/deskRows';
import { athletePageTexts } from '../../texts/athlete';
import styles from './WalkLinks.module.css';

const { walk: texts } = athletePageTexts;

interface WalkLinksProps {
  place: DeskPlace;
  choice: DeskChoice;
}

/** The ways to the athletes before and after this one in the list [DE-12]. */
export function WalkLinks({ place: { former, next }, choice }: WalkLinksProps) {
  return (
    <nav className={styles.walk} aria-label={texts.title}>
      <WalkLink row={former} choice={choice} way="former" />
      <WalkLink row={next} choice={choice} way="next" />
    </nav>
  );
}

const marks = { former: 'back', next: 'next' } as const;

/** Its room stays at the ends of the list, so that the other one does not move. */
function WalkLink(props: { row: DeskRow | null; choice: DeskChoice; way: keyof typeof marks }) {
  const { row, choice, way } = props;
  if (!row) return <span className={styles.link} />;
  return (
    <Link className={styles.link} to={athletePath(row.id, choice)} aria-label={texts[way](row.name)}>
      <Mark name={marks[way]} size={24} />
    </Link>
  );
}
