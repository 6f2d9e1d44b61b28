import { tracksideTexts } from '../../texts/trackside';
import { Mark } from '../status/Mark';
import styles from './GridKey.module.css';

const { grid: texts, states } = tracksideTexts;

/** What the signs of the table mean. Screen readers get words in each cell. */
export function GridKey() {
  return (
    <ul className={styles.key} aria-hidden="true">
      <li data-tone="done">
        <Mark name="check" />
        <span>{states.done}</span>
      </li>
      <li data-tone="waiting">
        <Mark name="half" />
        <span>{texts.begunKey}</span>
      </li>
      <li>
        <Mark name="draft" />
        <span>{states.open}</span>
      </li>
      <li>
        <b>{texts.leftOut}</b>
        <span>{states.leftOut}</span>
      </li>
    </ul>
  );
}
