import type { Elements } from '../elements';
import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './Bubble.module.css';
import { MessageText } from './MessageText';

interface BubbleProps {
  content: string;
  /** Written by the current user. */
  mine: boolean;
  state: 'sent' | 'waiting' | 'refused';
  /** Who wrote it. In a conversation of one's own only screen readers need it: for the others its side says so. */
  author: string;
  showsAuthor?: boolean;
  time?: Elements;
  word?: string;
  actions?: Elements;
}

const marks: Record<BubbleProps['state'], IconName> = { sent: 'check', waiting: 'clock', refused: 'error' };

/** One message of a conversation. */
export function Bubble({
  content,
  mine,
  state,
  author,
  showsAuthor = false,
  time,
  word,
  actions,
}: BubbleProps) {
  return (
    <div className={styles.message} data-mine={mine} data-state={state}>
      {showsAuthor ? (
        <b className={styles.shownAuthor}>{author}</b>
      ) : (
        <span className={styles.author}>{`${author}: `}</span>
      )}
      <p className={styles.bubble} dir="auto">
        <MessageText text={content} />
      </p>
      <small>
        {time}
        {word && (
          <>
            <Mark name={marks[state]} size={16} />
            <span>{word}</span>
          </>
        )}
      </small>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
