import type { Ref } from 'react';
import { AdviceLines } from '../../../components/content/AdviceLines';
import type { Elements } from '../../../components/elements';
import { EntryField } from '../../../components/form/EntryField';
import { IconButton } from '../../../components/form/IconButton';
import { editorTexts } from '../../../texts/contentEditor';
import styles from './QuestionFrame.module.css';
import { RegionSelect } from './RegionSelect';

const texts = editorTexts.questions;

interface QuestionFrameProps {
  /** For example 'Ja/Nein-Frage 1'. */
  title: string;
  /** The path of the description in the draft. */
  name: string;
  description: string;
  region: string | null;
  error: string | undefined;
  advice: readonly string[];
  /** The buttons that move the question. */
  tools: Elements;
  /** Of the field, which can take the focus. */
  inputRef: Ref<HTMLInputElement> | undefined;
  onDescribe: (description: string) => void;
  onPlace: (region: string | null) => void;
  onRemove: () => void;
  /** What its answers lead to. */
  children: Elements;
}

/** One question of a test in the editor. */
export function QuestionFrame({
  title,
  name,
  tools,
  description,
  region,
  error,
  advice,
  ...parts
}: QuestionFrameProps) {
  return (
    <div className={styles.question}>
      <div className={styles.tools}>
        {tools}
        <IconButton icon="close" label={texts.remove(title)} onClick={parts.onRemove} />
      </div>
      <EntryField
        kind="sentence"
        name={name}
        label={title}
        value={description}
        error={error}
        {...(parts.inputRef && { ref: parts.inputRef })}
        onChange={parts.onDescribe}
      />
      <AdviceLines texts={advice} />
      {parts.children}
      <RegionSelect question={title} region={region} onChoose={parts.onPlace} />
    </div>
  );
}
