import { useEffect } from 'react';
import { selectHealth } from '../../../store/health/selectors';
import { healthActions } from '../../../store/health/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { SectionCard } from '../../components/layout/SectionCard';
import { Remark } from '../../components/status/Remark';
import { healthTexts } from '../../texts/health';
import { LoadingState } from '../page/LoadingState';
import { useWhenOnline } from '../page/useWhenOnline';
import styles from './Club.module.css';
import {
  BackupCheck,
  CertificateCheck,
  DiskCheck,
  ErrorsCheck,
  MailsCheck,
  VersionCheck,
} from './HealthChecks';
import { RehearsalCheck } from './RehearsalCheck';

/** How the server is doing: for each part what it is, whether it is fine, and what to do [HE-1]. */
export function HealthCard({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  useWhenOnline(healthActions.requested);
  useEffect(() => () => void dispatch(healthActions.closed()), [dispatch]);
  const { health, loading } = useAppSelector(selectHealth);
  const now = Date.now();
  return (
    <SectionCard id={id} title={healthTexts.title}>
      <Remark>{healthTexts.explanation}</Remark>
      {health ? (
        <ul className={styles.checks}>
          <BackupCheck health={health} now={now} />
          <RehearsalCheck health={health} now={now} />
          <DiskCheck health={health} />
          <CertificateCheck health={health} now={now} />
          <MailsCheck health={health} />
          <ErrorsCheck health={health} now={now} />
          <VersionCheck health={health} />
        </ul>
      ) : (
        <LoadingState
          error={loading.error}
          offline={healthTexts.offline}
          retry={healthTexts.retry}
          onRetry={() => dispatch(healthActions.requested())}
        />
      )}
    </SectionCard>
  );
}
