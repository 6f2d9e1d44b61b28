import { type Ref, useState } from 'react';
import { cleanText } from '../../domain/cleanText';
import { componentTexts } from '../../texts/components';
import { Field, type FieldProps } from './Field';
import { IconButton } from './IconButton';
import styles from './TextField.module.css';

interface TextFieldProps extends FieldProps {
  name: string;
  value: string;
  /** A password can be shown and hidden with a button inside the field. */
  type?: 'text' | 'password' | 'email';
  autoComplete?: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField({
  type = 'text',
  name,
  value,
  autoComplete,
  onChange,
  ref,
  ...field
}: TextFieldProps) {
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <Field {...field}>
      {(attributes) => (
        <div className={styles.line} data-password={isPassword}>
          <input
            {...attributes}
            ref={ref}
            name={name}
            type={isPassword && isShown ? 'text' : type}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(cleanText(event.target.value))}
          />
          {isPassword && (
            <IconButton
              icon={isShown ? 'hide' : 'show'}
              label={isShown ? componentTexts.hidePassword : componentTexts.showPassword}
              onClick={() => setShown(!isShown)}
            />
          )}
        </div>
      )}
    </Field>
  );
}
