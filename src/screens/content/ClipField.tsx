import { selectClips } from '../../../store/clips/selectors';
import { selectContentItems } from '../../../store/content/selectors';
import { useAppSelector } from '../../../store/hooks';
import { SelectField } from '../../components/form/SelectField';
import { Stack } from '../../components/layout/Stack';
import type { ContentItem } from '../../contract/content';
import type { ContentClip } from '../../contract/contentClips';
import { nameOf } from '../../domain/content/drafts';
import { contentTexts } from '../../texts/content';
import { contentEditorTexts } from '../../texts/exerciseEditor';
import { ClipEditor } from '../clips/ClipEditor';
import { OwnClip } from './OwnClip';

const { clip: texts } = contentEditorTexts;

interface ClipFieldProps {
  /** Whose clip it is. */
  item: ContentItem;
  /** Null for no clip. */
  fileName: string | null;
  error: string | undefined;
  onChoose: (fileName: string | null) => void;
}

const nameFor = (item: ContentItem): string => nameOf(item) || contentTexts.noName;

/** The clips that the club's content shows, each named by what shows it, and the others that it has added. */
const optionsOf = (items: readonly ContentItem[], clips: readonly ContentClip[]) => {
  const shownBy = new Map<string, string[]>();
  for (const item of items) {
    const video = 'video' in item.body ? item.body.video : null;
    if (video !== null) shownBy.set(video, [...(shownBy.get(video) ?? []), nameFor(item)]);
  }
  for (const { fileName, title, withdrawnAt } of clips)
    if (withdrawnAt === null && !shownBy.has(fileName)) shownBy.set(fileName, [title]);
  const options = [...shownBy].map(([value, names]) => ({ value, label: names.join(', ') }));
  return options.toSorted((one, other) => one.label.localeCompare(other.label, 'de'));
};

/** The clip of an item: recorded, chosen from a file or from the club's content, or none [CT-3, CT-12]. */
export function ClipField({ item, fileName, error, onChoose }: ClipFieldProps) {
  const items = useAppSelector(selectContentItems);
  const clips = useAppSelector(selectClips).list ?? [];
  const own = clips.find((clip) => clip.fileName === fileName);
  return (
    <Stack>
      <ClipEditor
        itemKey={item.key}
        title={nameFor(item)}
        present={fileName}
        onTaken={(clip) => onChoose(clip.fileName)}
      />
      {own && <OwnClip clip={own} />}
      <SelectField
        label={texts.label}
        name="video"
        hint={texts.hint}
        error={error}
        value={fileName ?? ''}
        placeholder={texts.none}
        options={optionsOf(items, clips)}
        onChange={(chosen) => onChoose(chosen || null)}
      />
    </Stack>
  );
}
