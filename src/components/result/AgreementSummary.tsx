import { isEnough } from '../../domain/progress/disagreement';
import { agreedOf100, type Counted } from '../../domain/secondLook/agreement';
import { agreementTexts as texts } from '../../texts/agreement';
import { FactList } from './FactList';

interface Counts {
  same: Counted;
  other: Counted;
}

interface AgreementSummaryProps {
  agreement: Counts;
  tests: readonly (Counts & { name: string })[];
}

const kinds = ['other', 'same'] as const;

/** How often two ratings agree, by two people and by one, in all and for each test [ZB-3]. */
export function AgreementSummary({ agreement, tests }: AgreementSummaryProps) {
  return kinds.map((kind) => (
    <AgreementOf
      key={kind}
      kind={kind}
      all={agreement[kind]}
      tests={tests.map((test) => ({ name: test.name, ...test[kind] }))}
    />
  ));
}

function AgreementOf(props: {
  kind: (typeof kinds)[number];
  all: Counted;
  tests: readonly (Counted & { name: string })[];
}) {
  const { kind, all, tests } = props;
  if (all.pairs === 0) return <p>{texts.none[kind]}</p>;
  const { agreed, low, high } = agreedOf100(all);
  return (
    <>
      <p>
        <b>{texts[kind](agreed, low, high)}</b>
        <span>{` ${isEnough(all) ? texts.enough(all.pairs) : texts.tooFew(all.pairs)}`}</span>
      </p>
      <FactList
        facts={tests
          .filter(({ pairs }) => pairs > 0)
          .map((test) => ({ term: test.name, value: texts.ofTest(agreedOf100(test).agreed, test.pairs) }))}
      />
    </>
  );
}
