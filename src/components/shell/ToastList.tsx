import { shellTexts } from '../../texts/shell';
import { Mark } from '../status/Mark';
import styles from './ToastList.module.css';

export interface ToastMessage {
  id: string;
  type: 'success' | 'error';
  text: string;
}

interface ToastListProps {
  /** Oldest first. */
  messages: readonly ToastMessage[];
  onClose: (id: string) => void;
  /** The message is hovered or focused and should stay. */
  onHold: (id: string) => void;
  onRelease: (id: string) => void;
}

/** The messages that float over the page [SH-6]. Screen readers announce an error at once, a success when idle. */
export function ToastList({ messages, onClose, onHold, onRelease }: ToastListProps) {
  return (
    <section className={styles.toasts} aria-label={shellTexts.toasts} aria-live="polite">
      {messages.map(({ id, type, text }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: hovering over a message only keeps it longer
        <div
          key={id}
          className={styles.toast}
          data-type={type}
          onMouseEnter={() => onHold(id)}
          onMouseLeave={() => onRelease(id)}
          onFocus={() => onHold(id)}
          onBlur={() => onRelease(id)}
        >
          <Mark name={type === 'error' ? 'error' : 'done'} />
          <span role={type === 'error' ? 'alert' : undefined}>{text}</span>
          <button
            className={styles.close}
            type="button"
            aria-label={shellTexts.closeToast}
            onClick={() => onClose(id)}
          >
            <Mark name="close" />
          </button>
        </div>
      ))}
    </section>
  );
}
