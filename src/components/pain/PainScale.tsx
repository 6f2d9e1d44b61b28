import { useId } from 'react';
import { painTexts as texts } from '../../texts/pain';
import styles from './PainScale.module.css';

interface PainScaleProps {
  question: string;
  /** 0 to 10; null before an answer. */
  value: number | null;
  onChoose: (value: number) => void;
}

const values = Array.from({ length: 11 }, (_, value) => value);

/** The numeric rating scale of pain, without colours and faces [PN-1]. */
export function PainScale({ question, value, onChoose }: PainScaleProps) {
  const name = useId();
  const endsId = useId();
  return (
    <fieldset className={styles.scale} aria-describedby={endsId}>
      <legend>{question}</legend>
      <div className={styles.values}>
        {values.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
            <span>{one}</span>
          </label>
        ))}
      </div>
      <p className={styles.ends} id={endsId}>
        <span>{texts.least}</span> <span>{texts.most}</span>
      </p>
    </fieldset>
  );
}
