import { useId } from 'react';
import type { TracksideOrder } from '../../domain/trackside/session';
import { tracksideTexts } from '../../texts/trackside';
import { RadioChoices } from '../form/RadioChoices';
import styles from './OrderChoice.module.css';

const { order: texts } = tracksideTexts;

const orders: readonly TracksideOrder[] = ['byTest', 'byAthlete'];

/** What comes next after each answer; it can be changed at any time [TS-1]. */
export function OrderChoice({
  order,
  onOrder,
}: {
  order: TracksideOrder;
  onOrder: (order: TracksideOrder) => void;
}) {
  const name = useId();
  return (
    <div className={styles.order}>
      <p aria-hidden="true">{texts.question}</p>
      <RadioChoices
        name={name}
        question={texts.question}
        options={orders.map((one) => texts[one])}
        hints={[texts.byTestHint, texts.byAthleteHint]}
        chosen={texts[order]}
        onChoose={(label) => onOrder(orders.find((one) => texts[one] === label) ?? order)}
        // The choice counts at once, also with the arrow keys.
        onSettle={() => undefined}
      />
    </div>
  );
}
