import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import type { ButtonVariant } from './Button';
import styles from './FileButton.module.css';

interface FileButtonProps {
  label: string;
  /** The kinds of files that the browser offers: endings and media types. */
  accept: string;
  variant?: ButtonVariant;
  mark?: IconName;
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** Lets a person choose one file. It looks like a Button, and is the browser's own field for files. */
export function FileButton(props: FileButtonProps) {
  const { label, accept, variant = 'primary', mark, disabled = false, onChoose } = props;
  return (
    <label className={styles.button} data-variant={variant}>
      <input
        className={styles.input}
        type="file"
        accept={accept}
        disabled={disabled}
        // The browser would say beside the pointer that no file is chosen.
        title=""
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen again after it was changed.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
      {mark && <Mark name={mark} />}
      <span>{label}</span>
    </label>
  );
}
