import { painTexts } from '../../texts/pain';

/** What somebody wrote on a pain; nothing without a text [PN-5]. */
export function PainNote({ note }: { note: string | null | undefined }) {
  return note ? <small dir="auto">{painTexts.quote(note)}</small> : null;
}
