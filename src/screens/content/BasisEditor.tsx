import { useState } from 'react';
import { selectContentByKind } from '../../../store/content/selectors';
import { useAppSelector } from '../../../store/hooks';
import type { Elements } from '../../components/elements';
import { Button } from '../../components/form/Button';
import { IconButton } from '../../components/form/IconButton';
import { SelectField } from '../../components/form/SelectField';
import { ReorderList } from '../../components/list/ReorderList';
import { FormDialog } from '../../components/status/FormDialog';
import type { ContentItemOf } from '../../contract/content';
import { asExercise } from '../../domain/content/exercise';
import { moved } from '../../domain/moved';
import { contentTexts } from '../../texts/content';
import { contentEditorTexts } from '../../texts/exerciseEditor';
import { doseInWords } from '../training/exerciseDose';
import { VideoStill } from '../videos/VideoStill';
import { BeginSingle } from './BeginSingle';
import styles from './Content.module.css';
import { SingleFrame } from './SingleFrame';
import { useDraft } from './useDraft';
import { useProblems } from './useProblems';

const { basis: texts } = contentEditorTexts;

/** The exercises for those without a result, and for those who are good in all tests, in their order [CT-1]. */
export function BasisEditor() {
  const [item] = useAppSelector(selectContentByKind).basis;
  return item ? <BasisList item={item} /> : <BeginSingle kind="basis" />;
}

function BasisList({ item }: { item: ContentItemOf<'basis'> }) {
  const { exercise: all } = useAppSelector(selectContentByKind);
  const { choose } = useDraft(item.key);
  const problemAt = useProblems(item.key);
  const [isAdding, setAdding] = useState(false);
  const { exercises } = item.body;
  const write = (keys: string[]) => choose({ kind: 'basis', body: { exercises: keys } });
  const exerciseOf = (key: string) => all.find((one) => one.key === key);
  const nameOfKey = (key: string) => exerciseOf(key)?.body.name || texts.unknown;
  return (
    <SingleFrame
      item={item}
      title={contentTexts.tabs.basis}
      intro={contentTexts.hints.basis(exercises.length)}
      add={
        <Button variant="secondary" mark="add" onClick={() => setAdding(true)}>
          {texts.add}
        </Button>
      }
    >
      <ReorderList
        label={texts.list}
        items={exercises}
        keyOf={(key) => key}
        nameOf={nameOfKey}
        onMove={(from, to) => write(moved(exercises, from, to))}
      >
        {(key, tools: Elements, place) => {
          const exercise = exerciseOf(key);
          const problem = problemAt(`exercises.${place}`);
          return (
            <div className={styles.basisRow}>
              <span className={styles.picture}>
                <VideoStill fileName={exercise?.body.video ?? null} />
              </span>
              <span className={styles.words}>
                <b>{nameOfKey(key)}</b>
                {exercise && <small>{doseInWords(asExercise(key, exercise.body))}</small>}
                {problem && <small className={styles.problem}>{problem}</small>}
              </span>
              <span className={styles.rowTools}>
                {tools}
                <IconButton
                  icon="close"
                  label={texts.remove(nameOfKey(key))}
                  onClick={() => write(exercises.filter((one) => one !== key))}
                />
              </span>
            </div>
          );
        }}
      </ReorderList>
      {isAdding && (
        <AddDialog
          offered={all.filter(({ key, state }) => state !== 'retired' && !exercises.includes(key))}
          onAdd={(key) => write([...exercises, key])}
          onClose={() => setAdding(false)}
        />
      )}
    </SingleFrame>
  );
}

interface AddDialogProps {
  offered: readonly ContentItemOf<'exercise'>[];
  onAdd: (key: string) => void;
  onClose: () => void;
}

function AddDialog({ offered, onAdd, onClose }: AddDialogProps) {
  const [chosen, setChosen] = useState('');
  const options = offered
    .map(({ key, body }) => ({ value: key, label: body.name || contentTexts.noName }))
    .sort((a, b) => a.label.localeCompare(b.label, 'de'));
  return (
    <FormDialog
      title={texts.add}
      icon="basis"
      confirm={texts.add}
      isBlocked={chosen === ''}
      onConfirm={() => {
        onAdd(chosen);
        onClose();
      }}
      onCancel={onClose}
      fields={
        options.length > 0 && (
          <SelectField
            label={texts.choose}
            value={chosen}
            placeholder={texts.placeholder}
            options={options}
            onChange={setChosen}
          />
        )
      }
    >
      {options.length === 0 && <p>{texts.allIn}</p>}
    </FormDialog>
  );
}
