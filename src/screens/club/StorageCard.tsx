import { SectionCard } from '../../components/layout/SectionCard';
import { FactList } from '../../components/result/FactList';
import { Remark } from '../../components/status/Remark';
import type { Club } from '../../contract/club';
import { formatBytes } from '../../domain/bytes';
import { isRoomShort } from '../../domain/diskRoom';
import { clubTexts } from '../../texts/club';
import { momentInWords } from '../../texts/moments';

const texts = clubTexts.storage;

/** What the server says of itself. */
export function StorageCard({ id, server }: { id: string; server: NonNullable<Club['server']> }) {
  const { usedBytes, diskBytes, freeBytes, version, lastBackupAt, hasBackupFailed } = server;
  const wholeBytes = freeBytes === undefined ? diskBytes : usedBytes + freeBytes;
  const facts = [
    { term: texts.used, value: texts.usedOf(formatBytes(usedBytes), formatBytes(wholeBytes)) },
    { term: texts.version, value: version },
    ...(lastBackupAt === null
      ? []
      : [{ term: texts.backup, value: momentInWords(lastBackupAt, Date.now()) }]),
  ];
  return (
    <SectionCard id={id} title={texts.title}>
      <FactList facts={facts} />
      {freeBytes !== undefined && isRoomShort(freeBytes, diskBytes) && (
        <Remark>{texts.roomIsShort(formatBytes(freeBytes))}</Remark>
      )}
      {hasBackupFailed && <Remark>{texts.backupFailed}</Remark>}
      {lastBackupAt === null && !hasBackupFailed && (
        <Remark>{`${texts.noBackup} ${texts.whoBacksUp}`}</Remark>
      )}
    </SectionCard>
  );
}
