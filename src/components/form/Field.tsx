import { useId } from 'react';
import type { Elements } from '../elements';
import { Mark } from '../status/Mark';
import styles from './Field.module.css';

/** Attributes that link an input to its label, its hint and its error. */
interface FieldAttributes {
  id: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** Props of every kind of field. */
export interface FieldProps {
  label: string;
  /** Extra information, shown below the field and linked to it. */
  hint?: string | undefined;
  /** Shown below the field and linked to it. */
  error?: string | undefined;
  /** Id of an error that is shown elsewhere and also concerns this field. */
  errorId?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (attributes: FieldAttributes) => Elements;
}

/** Label above the input, hint and error below it. */
export function Field({ label, hint, error, errorId, children }: FieldFrameProps) {
  const id = useId();
  const ownErrorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedByError = error ? ownErrorId : errorId;
  const descriptions = [hint && hintId, describedByError].filter(Boolean);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.input,
        'aria-invalid': describedByError === undefined ? undefined : true,
        'aria-describedby': descriptions.join(' ') || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={ownErrorId}>
          <Mark name="error" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
