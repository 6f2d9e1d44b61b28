import { useState } from 'react';
import { componentTexts } from '../../texts/components';
import { editorTexts } from '../../texts/contentEditor';
import { Button } from '../form/Button';
import { SearchField } from '../form/SearchField';
import { ActionRow } from '../list/ActionRow';
import { Dialog } from '../status/Dialog';
import styles from './ChooseDialog.module.css';

interface ChooseDialogProps {
  title: string;
  search: string;
  options: readonly { key: string; name: string; text: string }[];
  /** Shown where there is nothing to choose from. */
  none: string;
  onChoose: (key: string) => void;
  onClose: () => void;
}

const folded = (text: string) => text.toLocaleLowerCase('de');

/** One of many, found by its name. A press chooses it and closes the dialog. */
export function ChooseDialog({ title, search, options, none, onChoose, onClose }: ChooseDialogProps) {
  const [typed, setTyped] = useState('');
  const found = options.filter(({ name }) => folded(name).includes(folded(typed.trim())));
  return (
    <Dialog
      title={title}
      onClose={onClose}
      fields={
        options.length === 0 ? (
          <p>{none}</p>
        ) : (
          <div className={styles.choice}>
            <SearchField label={search} value={typed} onChange={setTyped} />
            <ul className={styles.list} aria-label={title}>
              {found.map(({ key, name, text }) => (
                <ActionRow key={key} mark="add" title={name} text={text} onPress={() => onChoose(key)} />
              ))}
            </ul>
            <p role="status">{found.length === 0 ? editorTexts.noMatch : ''}</p>
          </div>
        )
      }
      actions={
        <Button variant="secondary" onClick={onClose}>
          {componentTexts.cancel}
        </Button>
      }
    />
  );
}
