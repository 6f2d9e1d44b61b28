import { Link } from 'react-router-dom';
import type { Elements } from '../../../components/elements';
import { IconButton } from '../../../components/form/IconButton';
import { Mark } from '../../../components/status/Mark';
import styles from './TestRow.module.css';

interface TestRowProps {
  name: string;
  /** The page of the test; null without one. */
  to: string | null;
  text: string;
  error: string | undefined;
  /** A frame of its clip. */
  picture: Elements;
  /** The buttons that move it. */
  tools: Elements;
  removeLabel: string;
  onRemove: () => void;
}

/** A test of a screening in the editor. */
export function TestRow({ name, to, text, error, picture, tools, removeLabel, onRemove }: TestRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.picture}>{picture}</div>
      <div className={styles.words}>
        <b>{to === null ? name : <Link to={to}>{name}</Link>}</b>
        {error === undefined ? (
          <small>{text}</small>
        ) : (
          <small className={styles.error}>
            <Mark name="error" size={16} />
            <span>{error}</span>
          </small>
        )}
      </div>
      <div className={styles.tools}>
        {tools}
        <IconButton icon="close" label={removeLabel} onClick={onRemove} />
      </div>
    </div>
  );
}
