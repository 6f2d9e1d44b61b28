import { useId } from 'react';
import type { RatedFrom } from '../../domain/secondLook/looks';
import { secondLookTexts as texts } from '../../texts/agreement';
import { ChoiceRow } from '../form/ChoiceRow';
import { RadioChoices } from '../form/RadioChoices';

const ways: readonly RatedFrom[] = ['live', 'clip'];

interface LookChoiceProps {
  /** What is looked at; null for ordinary screenings. */
  from: RatedFrom | null;
  onFrom: (from: RatedFrom | null) => void;
}

/** Whether all screenings are second looks, and at what [ZB-1, ZB-2]. */
export function LookChoice({ from, onFrom }: LookChoiceProps) {
  const name = useId();
  return (
    <>
      <ChoiceRow
        label={texts.title}
        hint={texts.hint}
        checked={from !== null}
        onChange={(isLook) => onFrom(isLook ? 'live' : null)}
      />
      {from !== null && (
        <RadioChoices
          name={name}
          question={texts.from.question}
          options={ways.map((way) => texts.from[way])}
          chosen={texts.from[from]}
          onChoose={(label) => onFrom(ways.find((way) => texts.from[way] === label) ?? from)}
          // The choice counts at once, also with the arrow keys.
          onSettle={() => undefined}
        />
      )}
    </>
  );
}
