import { Mark } from '../status/Mark';
import styles from './AdviceLines.module.css';

/** What could be better in the field above. It stops nobody [CT-8]. */
export function AdviceLines({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.advice}>
      {texts.map((text) => (
        <li key={text}>
          <Mark name="info" size={16} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
