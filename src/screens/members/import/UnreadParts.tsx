import { useState } from 'react';
import { Fold } from '../../../components/list/Fold';
import type { MemberList } from '../../../domain/listedMembers';
import { memberImportTexts } from '../../../texts/memberImport';

const texts = memberImportTexts.preview.unread;

const severally = new Intl.ListFormat('de');

/** Returns names in words; an empty list for none. */
const named = (one: string, several: string, names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [texts.named(names.length === 1 ? one : several, severally.format(names.map(texts.quoted)))];

/** What the file has beside the members, so that nothing is left out silently [MB-15]. */
export function UnreadParts({ list }: { list: MemberList }) {
  const [isOpen, setOpen] = useState(false);
  const { others, unreadColumns, unreadSheets } = list;
  const parts = [
    ...others.map(({ line, text }) => texts.row(line, text)),
    ...named(texts.column, texts.columns, unreadColumns),
    ...named(texts.sheet, texts.sheets, unreadSheets),
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
