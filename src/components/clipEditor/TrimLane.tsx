import { type CSSProperties, useId } from 'react';
import { type Cut, withEnd, withStart, withStillAt } from '../../domain/clips/cut';
import { clipTexts } from '../../texts/clips';
import { Mark } from '../status/Mark';
import styles from './TrimLane.module.css';

interface TrimLaneProps {
  cut: Cut;
  /** Of the whole recording. */
  seconds: number;
  /** `shown` is the second of the recording that the change is about. */
  onChange: (cut: Cut, shown: number) => void;
}

/** Which part of a recording is the clip, and which picture stands for it; each is a slider for finger and keyboard. */
export function TrimLane({ cut, seconds, onChange }: TrimLaneProps) {
  const share = (value: number) => `${(100 * value) / seconds}%`;
  const places = {
    '--start': share(cut.start),
    '--rest': share(seconds - cut.end),
    '--still': share(cut.still),
  } as CSSProperties;
  return (
    <fieldset className={styles.trim}>
      <legend>
        <Mark name="trim" />
        <span>{clipTexts.cut}</span>
      </legend>
      <div className={styles.lane} style={places} aria-hidden="true">
        <span className={styles.before} />
        <span className={styles.after} />
        <span className={styles.still} />
      </div>
      <Slider
        label={clipTexts.from}
        value={cut.start}
        most={seconds}
        onChange={(value) => onChange(withStart(cut, value), value)}
      />
      <Slider
        label={clipTexts.to}
        value={cut.end}
        most={seconds}
        onChange={(value) => onChange(withEnd(cut, value, seconds), value)}
      />
      <Slider
        label={clipTexts.still}
        value={cut.still}
        most={seconds}
        onChange={(value) => onChange(withStillAt(cut, value), value)}
      />
    </fieldset>
  );
}

interface SliderProps {
  label: string;
  /** In seconds. */
  value: number;
  most: number;
  onChange: (value: number) => void;
}

function Slider({ label, value, most, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{clipTexts.seconds(value)}</output>
      <input
        id={id}
        type="range"
        min={0}
        max={most}
        step={0.1}
        value={value}
        aria-valuetext={clipTexts.seconds(value)}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
