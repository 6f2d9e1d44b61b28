import { type ConsentEntry, presentConsent } from '../../domain/consentEntries';
import { formatDate } from '../../domain/formats';
import { withdrawalTexts } from '../../texts/withdrawal';
import { FactList } from '../result/FactList';

const { facts: texts } = withdrawalTexts;

const dayOf = ({ at }: ConsentEntry): string => (at === null ? texts.unknownDay : formatDate(at));

const known = (term: string, value: string | null | undefined) => (value ? [{ term, value }] : []);

/** A consent as it holds: date, version, how, pain, and a guardian; and when it was withdrawn [LV-1, CS-5]. */
export function ConsentFacts({ entries }: { entries: readonly ConsentEntry[] }) {
  const { given, withdrawn, pain } = presentConsent(entries);
  if (!given) return null;
  const facts = [
    { term: texts.given, value: dayOf(given) },
    { term: texts.version, value: String(given.version) },
    { term: texts.how, value: texts.ways[given.how] },
    ...known(texts.guardian, given.guardianName),
    ...known(texts.confirmed, given.confirmedAt && formatDate(given.confirmedAt)),
    ...known(texts.enteredBy, given.how === 'paper' ? given.enteredBy : null),
    { term: texts.pain, value: pain ? texts.painStored : texts.painNotStored },
    ...known(texts.withdrawn, withdrawn && dayOf(withdrawn)),
    ...known(texts.reason, withdrawn?.reason),
  ];
  return <FactList facts={facts} />;
}
