import { FactList } from '../../components/result/FactList';
import type { MemberExport } from '../../contract/ownData';
import { formatDate } from '../../domain/formats';
import { ownDataTexts } from '../../texts/ownData';

const { handedOut: texts } = ownDataTexts;

/** Who downloaded the person's data for them, when and why, the last one first [LV-4]. */
export function MemberExports({ exports }: { exports: readonly MemberExport[] }) {
  return (
    <>
      <h3>{texts.title}</h3>
      <FactList
        facts={exports.map(({ at, by, reason }) => ({
          term: texts.when(formatDate(at), by ?? texts.unknown),
          value: reason,
        }))}
      />
    </>
  );
}
