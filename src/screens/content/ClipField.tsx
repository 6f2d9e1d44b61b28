import { selectContentItems } from '../../../store/content/selectors';
import { useAppSelector } from '../../../store/hooks';
import { SelectField } from '../../components/form/SelectField';
import { contentEditorTexts } from '../../texts/content';
import { VideoStill } from '../videos/VideoStill';
import styles from './Content.module.css';

const { clip: texts } = contentEditorTexts;

interface ClipFieldProps {
  /** Null for no clip. */
  fileName: string | null;
  error: string | undefined;
  onChoose: (fileName: string | null) => void;
}

/** The clip of an item: one of those that the club's content shows, or none [CT-3]. */
export function ClipField({ fileName, error, onChoose }: ClipFieldProps) {
  const items = useAppSelector(selectContentItems);
  const known = items.flatMap(({ body }) => ('video' in body && body.video !== null ? [body.video] : []));
  const names = [...new Set([...known, ...(fileName === null ? [] : [fileName])])].sort();
  return (
    <div className={styles.clip}>
      <span className={styles.clipPicture}>
        <VideoStill fileName={fileName} />
      </span>
      <SelectField
        label={texts.label}
        name="video"
        hint={texts.hint}
        error={error}
        value={fileName ?? ''}
        placeholder={texts.none}
        options={names.map((name) => ({ value: name, label: name }))}
        onChange={(chosen) => onChoose(chosen || null)}
      />
    </div>
  );
}
