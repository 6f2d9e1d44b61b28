import { useState } from 'react';
import { Fold } from '../../../components/list/Fold';
import type { MemberList } from '../../../domain/listedMembers';
import { memberImportTexts } from '../../../texts/memberImport';

const texts = memberImportTexts.preview.unread;

/** What the file has beside the members, so that nothing is left out silently [MB-15]. */
export function UnreadParts({ list }: { list: MemberList }) {
  const [isOpen, setOpen] = useState(false);
  const { others, unreadColumns, unreadSheets } = list;
  const parts = [
    ...others.map(({ line, text }) => texts.row(line, text)),
    ...(unreadColumns.length > 0 ? [texts.columns(unreadColumns)] : []),
    ...(unreadSheets.length > 0 ? [texts.sheets(unreadSheets)] : []),
  ];
  if (parts.length === 0) return null;
  return (
    <Fold title={`${texts.title} (${parts.length})`} open={isOpen} onToggle={setOpen}>
      <ul>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </Fold>
  );
}
