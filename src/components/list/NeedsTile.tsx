import { Link } from 'react-router-dom';
import { Icon, type IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './NeedsTile.module.css';

/** Why somebody needs the person, and how many do. */
export interface Need {
  icon: IconName;
  count: number;
  text: string;
  to: string;
}

interface NeedsTileProps {
  icon: IconName;
  /** What the tile leads to. */
  name: string;
  /** The large words. */
  title: string;
  to: string;
  /** The only turquoise tile of the page: the next step. */
  first: boolean;
  /** Accessible name of the reasons. */
  label: string;
  /** At most four have a place. */
  needs: readonly Need[];
  /** In the place of the reasons. */
  calm?: string;
}

/** A large tile whose lower edge leads to each reason. It is as high before they are known as after. */
export function NeedsTile({ icon, name, title, to, first, label, needs, calm }: NeedsTileProps) {
  return (
    <div className={styles.tile} data-first={first}>
      <Link className={styles.head} to={to}>
        <Icon name={icon} />
        <span className={styles.words}>
          <small>{name}</small> <b>{title}</b>
        </span>
        <Mark name="next" size={24} />
      </Link>
      <div className={styles.edge}>
        {needs.length > 0 && (
          <ul className={styles.needs} aria-label={label}>
            {needs.map((need) => (
              <li key={need.to}>
                <Link to={need.to}>
                  <b>
                    <Mark name={need.icon} />
                    <span>{need.count}</span>
                  </b>{' '}
                  <span>{need.text}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        {calm && <p>{calm}</p>}
      </div>
    </div>
  );
}
