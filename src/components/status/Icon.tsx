import styles from './Icon.module.css';

/** The names of the icons in the sprite `public/icons.svg`. */
export type IconName =
  | 'back'
  | 'calendar'
  | 'chat'
  | 'check'
  | 'clock'
  | 'close'
  | 'club'
  | 'compose'
  | 'deactivate'
  | 'desk'
  | 'distance'
  | 'document'
  | 'done'
  | 'downtrend'
  | 'due'
  | 'edit'
  | 'empty'
  | 'error'
  | 'feedback'
  | 'half'
  | 'handover'
  | 'hide'
  | 'home'
  | 'info'
  | 'into'
  | 'invite'
  | 'key'
  | 'laptop'
  | 'logout'
  | 'mail'
  | 'members'
  | 'more'
  | 'next'
  | 'note'
  | 'offline'
  | 'overview'
  | 'pause'
  | 'pending'
  | 'phone'
  | 'play'
  | 'print'
  | 'progress'
  | 'qr'
  | 'repeat'
  | 'rest'
  | 'screening'
  | 'send'
  | 'show'
  | 'storage'
  | 'synced'
  | 'table'
  | 'timer'
  | 'training'
  | 'trophy'
  | 'up'
  | 'update'
  | 'upload'
  | 'user'
  | 'verified'
  | 'video'
  | 'warning';

/** An icon of the sprite, 35 × 35 px [SH-11]. Decorative: a text or the label of its button gives the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} width="35" height="35" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
