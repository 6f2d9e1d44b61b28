import styles from './Avatar.module.css';

/** The initials of a person; decorative, because the name is next to it. */
export function Avatar({ name }: { name: string }) {
  const initials = name.split(/\s+/).map((word) => word.charAt(0));
  return (
    <span className={styles.avatar} aria-hidden="true">
      {initials.slice(0, 2).join('').toUpperCase()}
    </span>
  );
}
