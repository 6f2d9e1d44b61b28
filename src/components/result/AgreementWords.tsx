import { isEnough } from '../../domain/progress/disagreement';
import { agreedOf100, type Counted } from '../../domain/secondLook/agreement';
import { agreementTexts as texts } from '../../texts/agreement';

/** How often two ratings agree, by two people and by one, and whether that is enough to reckon with [ZB-3]. */
export function AgreementWords({ agreement }: { agreement: { same: Counted; other: Counted } }) {
  return (['other', 'same'] as const).map((kind) => {
    const count = agreement[kind];
    if (count.pairs === 0) return <p key={kind}>{texts.none[kind]}</p>;
    const { agreed, low, high } = agreedOf100(count);
    const basis = isEnough(count) ? texts.enough(count.pairs) : texts.tooFew(count.pairs);
    return (
      <p key={kind}>
        <b>{texts[kind](agreed, low, high)}</b>
        <span>{` ${basis}`}</span>
      </p>
    );
  });
}
