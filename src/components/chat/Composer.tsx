import { type SyntheticEvent, useEffect, useRef } from 'react';
import { cleanText } from '../../domain/cleanText';
import { Icon } from '../status/Icon';
import styles from './Composer.module.css';

interface ComposerProps {
  label: string;
  sendLabel: string;
  text: string;
  /** In characters. */
  maxLength: number;
  /** Whether it begins with the focus. */
  focused?: boolean;
  onChange: (text: string) => void;
  /** Called with the trimmed text, never with an empty one [ME-10]. */
  onSend: (text: string) => void;
}

/** A one-line text input with a send button [ME-5]. */
export function Composer({
  label,
  sendLabel,
  text,
  maxLength,
  focused = false,
  onChange,
  onSend,
}: ComposerProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!focused) return;
    // The page that arrives takes the focus first.
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [focused]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSend(text.trim());
    onChange('');
  };
  return (
    <form className={styles.composer} onSubmit={submit} data-action-bar>
      <input
        ref={input}
        dir="auto"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={maxLength}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => onChange(cleanText(event.target.value))}
      />
      <button type="submit" aria-label={sendLabel}>
        <Icon name="send" />
      </button>
    </form>
  );
}
