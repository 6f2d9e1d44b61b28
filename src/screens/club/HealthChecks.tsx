import type { Health, ServerError } from '../../contract/health';
import { formatBytes } from '../../domain/bytes';
import type { CertificateState } from '../../domain/health';
import { findBackupFault, judgeDisk, stateOfCertificate, type Verdict } from '../../domain/health';
import { healthTexts } from '../../texts/health';
import { momentInWords } from '../../texts/moments';
import styles from './Club.module.css';
import { HealthCheck } from './HealthCheck';

const { disk, backup, certificate, mails, errors, version } = healthTexts;

/** The room on the disk of the data. */
export function DiskCheck({ health }: { health: Health }) {
  const { freeBytes, totalBytes } = health.disk;
  const verdict = judgeDisk(health.disk);
  return (
    <HealthCheck
      title={disk.title}
      verdict={verdict}
      value={disk.value(formatBytes(freeBytes), formatBytes(totalBytes))}
      advice={verdict !== 'fine' && disk.low}
    />
  );
}

/** The last backup, and whether the nights since were saved [HE-2]. */
export function BackupCheck({ health, now }: { health: Health; now: number }) {
  const { lastAt, failures, isByServer } = health.backup;
  const fault = findBackupFault(health.backup, now);
  if (fault === null && lastAt !== null) {
    return (
      <HealthCheck
        title={backup.title}
        verdict="fine"
        value={backup.fine(lastAt, now)}
        advice={backup.copy}
      />
    );
  }
  const last = lastAt === null ? '' : `${backup.last(lastAt, now)} `;
  const cause = isByServer ? backup.byServer : backup.byTimer;
  return (
    <HealthCheck
      title={backup.title}
      verdict={fault === 'none' && isByServer ? 'watch' : 'act'}
      value={backup.faults[fault ?? 'none']}
      advice={`${last}${fault === 'failed' ? backup.failed(failures) : cause}`}
    />
  );
}

const verdicts: Record<CertificateState, Verdict> = {
  none: 'watch',
  unknown: 'unknown',
  ended: 'act',
  distrusted: 'watch',
  ending: 'act',
  fine: 'fine',
};

/** The certificate that people see at the address of the app [HE-3]. */
export function CertificateCheck({ health, now }: { health: Health; now: number }) {
  const shown = health.certificate;
  const state = stateOfCertificate(shown, now);
  const reason = shown.kind === 'unknown' ? `${shown.reason} ` : '';
  return (
    <HealthCheck
      title={certificate.title}
      verdict={verdicts[state]}
      value={certificate.value(state, shown.kind === 'known' ? shown.endsAt : null)}
      advice={state !== 'fine' && `${reason}${certificate.advice[state]}`}
    />
  );
}

/** Invitations that still have to be mailed. */
export function MailsCheck({ health: { waitingMails } }: { health: Health }) {
  const isNone = waitingMails === 0;
  return (
    <HealthCheck
      title={mails.title}
      verdict={isNone ? 'fine' : 'watch'}
      value={isNone ? mails.none : mails.waiting(waitingMails)}
      advice={!isNone && mails.advice}
    />
  );
}

const lineOf = ({ at, route, name }: ServerError, now: number): string =>
  `${momentInWords(at, now)} · ${route ?? errors.background} · ${name}`;

/** The last errors, as the log names them. */
export function ErrorsCheck({ health: { errors: known, startedAt }, now }: { health: Health; now: number }) {
  if (known === null)
    return (
      <HealthCheck title={errors.title} verdict="unknown" value={errors.unknown} advice={errors.silent} />
    );
  if (known.length === 0)
    return <HealthCheck title={errors.title} verdict="fine" value={errors.none(startedAt, now)} />;
  return (
    <HealthCheck
      title={errors.title}
      verdict="watch"
      value={errors.some(known.length)}
      advice={errors.advice}
    >
      <p className={styles.errors} translate="no">
        {known.map((error) => lineOf(error, now)).join('\n')}
      </p>
    </HealthCheck>
  );
}

/** The versions of the server and of the app on this device. */
export function VersionCheck({ health }: { health: Health }) {
  // The build puts in the version of the package.
  const appVersion = process.env.APP_VERSION ?? '';
  const isSame = health.version === appVersion;
  return (
    <HealthCheck
      title={version.title}
      verdict={isSame ? 'fine' : 'watch'}
      value={version.value(health.version, appVersion)}
      advice={!isSame && version.differs}
    />
  );
}
