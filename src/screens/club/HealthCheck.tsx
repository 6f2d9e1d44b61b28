import type { Elements } from '../../components/elements';
import type { IconName } from '../../components/status/Icon';
import { MarkedLine } from '../../components/status/MarkedLine';
import { Remark } from '../../components/status/Remark';
import type { Verdict } from '../../domain/health';
import styles from './Club.module.css';

const marks = {
  fine: { mark: 'done', tone: 'done' },
  watch: { mark: 'due', tone: 'waiting' },
  act: { mark: 'error', tone: 'problem' },
  unknown: { mark: 'info', tone: 'calm' },
} as const satisfies Record<Verdict, { mark: IconName; tone: string }>;

interface HealthCheckProps {
  title: string;
  verdict: Verdict;
  value: string;
  /** What to do, or what it means. */
  advice?: string | false | null | undefined;
  children?: Elements;
}

/** A part of the server: what it is, how it is doing, and what to do [HE-1]. */
export function HealthCheck({ title, verdict, value, advice, children }: HealthCheckProps) {
  return (
    <li className={styles.check}>
      <h3>{title}</h3>
      <MarkedLine {...marks[verdict]}>{value}</MarkedLine>
      {advice && <Remark>{advice}</Remark>}
      {children}
    </li>
  );
}
