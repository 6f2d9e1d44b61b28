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
  | 'invite'
  | 'key'
  | 'laptop'
  | 'logout'
  | 'mail'
  | 'members'
  | 'more'
  | 'mute'
  | 'next'
  | 'note'
  | 'offline'
  | 'overview'
  | 'pause'
  | 'pending'
  | 'phone'
  | 'play'
  | 'print'
  | 'qr'
  | 'repeat'
  | 'reset'
  | 'rest'
  | 'screen'
  | 'screening'
  | 'send'
  | 'show'
  | 'sound'
  | 'storage'
  | 'synced'
  | 'timer'
  | 'training'
  | 'trophy'
  | 'update'
  | 'upload'
  | 'user'
  | 'verified'
  | 'vibrate'
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
