import { useAppSelector } from '../../../store/hooks';
import { UnsentRow } from '../../components/list/UnsentList';
import type { EntryKind } from '../../domain/entryKinds';
import { entryWords } from '../../texts/entryKinds';
import { unsentTexts } from '../../texts/unsent';
import { entryLooks } from './entryKinds';
import { type UnsentEntryProps, useEntryStatus } from './status';

/** An entry of the outbox that the server does not have [ON-3]. */
export function UnsentEntryRow<Kind extends EntryKind>({ entry, reason }: UnsentEntryProps<Kind>) {
  const { kind, payload } = entry;
  const { icon, about, words, detail = words, WayOut } = entryLooks[kind];
  const { noun, title = noun[0], link } = entryWords[kind];
  const subject = useAppSelector((state) => about(payload, state));
  const shown = useAppSelector((state) => detail(payload, state));
  return (
    <UnsentRow
      icon={icon}
      title={unsentTexts.entryTitle(title, link, subject)}
      detail={shown}
      {...useEntryStatus(entry, reason)}
    >
      {WayOut && <WayOut entry={entry} reason={reason} />}
    </UnsentRow>
  );
}
