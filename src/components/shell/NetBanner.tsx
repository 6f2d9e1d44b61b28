import { useState } from 'react';
import { shellTexts } from '../../texts/shell';
import { Mark } from '../status/Mark';
import styles from './NetBanner.module.css';

/**
 * Says on a page that was opened without a network that it is missing, and later that it is back. It neither comes nor
 * goes while the page is open, because nothing may move under a finger; the mark in the bar tells that, too. Being
 * offline is a state, not an error.
 */
export function NetBanner({ offline }: { offline: boolean }) {
  const [wasOffline] = useState(offline);
  return (
    <div role="status">
      {wasOffline && (
        <p className={styles.banner} data-online={!offline}>
          <Mark name={offline ? 'offline' : 'synced'} />
          <span className={styles.text} aria-hidden={!offline}>
            {shellTexts.offline}
          </span>
          <span className={styles.text} aria-hidden={offline}>
            {shellTexts.online}
          </span>
        </p>
      )}
    </div>
  );
}
