import { useState } from 'react';
import { selectDraftEntry } from '../../../store/content/selectors';
import { contentActions } from '../../../store/content/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { Alert } from '../../components/status/Alert';
import { Dialog } from '../../components/status/Dialog';
import type { ContentItem } from '../../contract/content';
import { contentTexts } from '../../texts/content';
import { BodyDifference } from './BodyDifference';

const { conflict: texts } = contentTexts;

/** That somebody else has changed the item, and both versions to choose from [CT-11]. */
export function DraftConflict({ item }: { item: ContentItem }) {
  const entry = useAppSelector((state) => selectDraftEntry(state, item.key));
  const [isDeciding, setDeciding] = useState(false);
  const present = entry?.conflict;
  const dispatch = useAppDispatch();
  if (!entry || !present) return null;
  const name = present.changedBy ?? texts.someone;
  const settle = (keeps: 'own' | 'present') => {
    const { clientId } = entry;
    dispatch(contentActions.settled({ clientId, seen: present.revision, keeps }));
    setDeciding(false);
  };
  return (
    <>
      <Alert
        kind="error"
        title={texts.title}
        action={
          <Button variant="secondary" onClick={() => setDeciding(true)}>
            {texts.choose}
          </Button>
        }
      >
        {texts.text(name)}
      </Alert>
      {isDeciding && (
        <Dialog
          title={texts.title}
          icon="edit"
          onClose={() => setDeciding(false)}
          fields={<BodyDifference own={item} present={present} presentTitle={texts.present(name)} />}
          actions={
            <>
              <Button variant="plain" onClick={() => setDeciding(false)}>
                {texts.later}
              </Button>
              <Button variant="secondary" onClick={() => settle('present')}>
                {texts.keepPresent(name)}
              </Button>
              <Button onClick={() => settle('own')}>{texts.keepOwn}</Button>
            </>
          }
        >
          <p>{texts.text(name)}</p>
        </Dialog>
      )}
    </>
  );
}
