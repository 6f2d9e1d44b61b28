import { useState } from 'react';
import { EntryField } from '../../components/form/EntryField';
import { SelectField } from '../../components/form/SelectField';
import { SwitchRow } from '../../components/form/SwitchRow';
import { doseIn, unitOf, wholeOf, withDose } from '../../domain/content/exercise';
import type { DoseUnit } from '../../domain/dose';
import { contentTexts } from '../../texts/content';
import { contentEditorTexts } from '../../texts/exerciseEditor';
import styles from './Content.module.css';
import type { ExerciseFieldsProps } from './exerciseFields';

const { dose: texts } = contentEditorTexts;
const { optionalField } = contentTexts;

const units: readonly DoseUnit[] = ['seconds', 'repeat', 'distance'];

const words = (number: number | null) => (number === null ? '' : String(number));

/** Sets, the dose in its unit, the pause, and whether it is for each side [TO-4 to TO-7, SI-1]. */
export function DoseFields({ item, problemAt, onType, onChoose }: ExerciseFieldsProps) {
  const { body } = item;
  // An empty dose has no unit.
  const [chosen, setChosen] = useState<DoseUnit>('repeat');
  const unit = unitOf(body) ?? chosen;
  const { value, to } = doseIn(body, unit);
  const changeUnit = (name: string) => {
    const next = units.find((one) => one === name);
    if (!next) return;
    setChosen(next);
    onChoose(withDose(next, { value, to }));
  };
  const typeDose = (part: Partial<{ value: number | null; to: number | null }>) => {
    setChosen(unit);
    onType(withDose(unit, { value, to, ...part }));
  };
  return (
    <>
      <SelectField
        label={texts.unit}
        name="unit"
        value={unit}
        options={units.map((value) => ({ value, label: texts.units[value] }))}
        onChange={changeUnit}
      />
      <div className={styles.numbers}>
        <EntryField
          label={texts.sets}
          name="sets"
          kind="number"
          value={words(body.sets)}
          error={problemAt('sets')}
          onChange={(typed) => onType({ sets: wholeOf(typed) })}
        />
        <EntryField
          label={texts.value}
          name={unit}
          kind="number"
          value={words(value)}
          error={problemAt(unit) ?? problemAt('dose')}
          onChange={(typed) => typeDose({ value: wholeOf(typed) })}
        />
        <EntryField
          label={optionalField(texts.to)}
          name={`${unit}2`}
          kind="number"
          value={words(to)}
          error={problemAt(`${unit}2`)}
          onChange={(typed) => typeDose({ to: wholeOf(typed) })}
        />
        <EntryField
          label={optionalField(texts.pause)}
          name="pause"
          kind="number"
          value={words(body.pause)}
          error={problemAt('pause')}
          onChange={(typed) => onType({ pause: wholeOf(typed) })}
        />
      </div>
      <SwitchRow
        label={texts.sides}
        hint={texts.sidesHint}
        checked={body.sides}
        onChange={(sides) => onChoose({ sides })}
      />
    </>
  );
}
