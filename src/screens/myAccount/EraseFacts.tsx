import { MarkedLine } from '../../components/status/MarkedLine';
import type { MyAccount } from '../../contract/myAccount';
import { erasureTexts } from '../../texts/erasure';
import styles from './MyAccount.module.css';

const { lost, unsent: unsentTexts, inBackups } = erasureTexts.own;

/** What an erasure takes, what of it was never sent, and how long backups keep the rest [LV-5, MB-7]. */
export function EraseFacts({ holds, unsent }: Pick<MyAccount, 'holds'> & { unsent: number }) {
  return (
    <ul className={styles.facts}>
      {holds && (
        <li>
          <MarkedLine mark="close" tone="problem">
            <b>{lost.title}</b> <span>{lost.text(holds.screenings, holds.trainings, holds.messages)}</span>
          </MarkedLine>
        </li>
      )}
      {unsent > 0 && (
        <li>
          <MarkedLine mark="pending" tone="waiting">
            <b>{unsentTexts.title(unsent)}</b> <span>{unsentTexts.text(unsent)}</span>
          </MarkedLine>
        </li>
      )}
      {holds && (
        <li>
          <MarkedLine mark="storage">
            <b>{inBackups.title}</b> <span>{inBackups.text(holds.backupDays)}</span>
          </MarkedLine>
        </li>
      )}
    </ul>
  );
}
