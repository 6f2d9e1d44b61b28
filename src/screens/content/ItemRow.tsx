import { Link } from 'react-router-dom';
import { useNear } from '../../components/list/useNear';
import { Mark } from '../../components/status/Mark';
import type { ContentItem, ContentItemOf } from '../../contract/content';
import { contentPath, type NamedKind } from '../../domain/content/drafts';
import { asExercise } from '../../domain/content/exercise';
import { formatDate, formatTime } from '../../domain/formats';
import { contentTexts } from '../../texts/content';
import { doseInWords, exercisePause } from '../training/exerciseDose';
import { VideoStill } from '../videos/VideoStill';
import styles from './Content.module.css';
import { ItemState } from './ItemState';

const { rows } = contentTexts;

type NamedItem = ContentItemOf<NamedKind>;

/** What an item is made of, in a line. */
const factsOf = (item: NamedItem): string => {
  if (item.kind === 'screening') return rows.version(item.body.tests.length, item.version);
  if (item.kind === 'test') {
    const { questions, rangeQuestions, sides } = item.body;
    const count = rows.questions(questions.length + rangeQuestions.length);
    return sides ? `${count}, ${rows.sides}` : count;
  }
  const exercise = asExercise(item.key, item.body);
  const dose = doseInWords(exercise);
  return exercise.pause ? `${dose}, ${exercisePause(exercise)}` : dose;
};

const changedInWords = ({ changedAt }: ContentItem) =>
  rows.changedAt(formatDate(changedAt), formatTime(changedAt));

/** Whom an item reaches, or where it is used. */
const reachOf = (item: NamedItem, uses: number): string => {
  if (item.kind === 'test') return rows.inScreenings(uses);
  if (item.kind === 'exercise') return rows.inTests(uses);
  return item.state === 'draft' ? changedInWords(item) : rows.reach(item.athletes, item.runs);
};

/**
 * An item of the list, with the way to its page. `uses`: how many others name it. The pictures of all at once would
 * keep a browser busy for seconds.
 */
export function ItemRow({ item, uses }: { item: NamedItem; uses: number }) {
  const { ref, isNear } = useNear<HTMLSpanElement>();
  return (
    <li>
      <Link className={styles.row} to={contentPath(item)} data-picture={item.kind !== 'screening'}>
        {item.kind !== 'screening' && (
          <span className={styles.picture} ref={ref}>
            {isNear && <VideoStill fileName={item.body.video} />}
          </span>
        )}
        <span className={styles.words}>
          <b>{item.body.name || contentTexts.noName}</b>
          <small>{factsOf(item)}</small>
        </span>
        <span className={styles.state}>
          <ItemState item={item} />
          <small>{reachOf(item, uses)}</small>
        </span>
        <Mark name="next" />
      </Link>
    </li>
  );
}
