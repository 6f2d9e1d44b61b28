import styles from './MessageTime.module.css';

interface MessageTimeProps {
  /** ISO instant. */
  at: string;
  /** Its hour and minute, which are seen: the day stands above the messages. */
  short: string;
  /** Its full date, which is read aloud, and shown to a mouse that rests. */
  full: string;
}

/** When a message was written [ME-11]. */
export function MessageTime({ at, short, full }: MessageTimeProps) {
  return (
    <time dateTime={at} title={full}>
      <span aria-hidden="true">{short}</span>
      <span className={styles.full}>{full}</span>
    </time>
  );
}
