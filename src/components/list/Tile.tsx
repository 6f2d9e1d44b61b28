import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './Tile.module.css';

interface TileContent {
  icon: IconName;
  title: string;
  /** A date, a count or a name; no slogan. */
  text?: string;
  /** The only turquoise tile of the page: the next step. */
  first?: boolean;
  /** A Still; only the first tile shows one. */
  picture?: ReactNode;
  /** Replaces the arrow when there is something new. */
  badge?: ReactNode;
  /** More data below the text, from 768 px. */
  extra?: ReactNode;
}

/** A tile either links to a path or calls `onClick`. */
type TileProps = TileContent & ({ to: string; onClick?: never } | { to?: never; onClick: () => void });

/** A large link or button that opens a part of the app. */
export function Tile({ icon, title, text, first = false, picture, badge, extra, to, onClick }: TileProps) {
  const content = (
    <>
      {picture && <span className={styles.picture}>{picture}</span>}
      <Icon name={icon} />
      <span className={styles.words}>
        <b>{title}</b>
        {text && <small>{text}</small>}
      </span>
      {badge ? <span className={styles.badge}>{badge}</span> : <Mark name="next" size={24} />}
      {extra && <span className={styles.extra}>{extra}</span>}
    </>
  );
  return to === undefined ? (
    <button className={styles.tile} data-first={first} type="button" onClick={onClick}>
      {content}
    </button>
  ) : (
    <Link className={styles.tile} data-first={first} to={to}>
      {content}
    </Link>
  );
}
