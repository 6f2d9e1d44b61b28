import { type DraftPlace, selectDraftEntry, selectDraftPlace } from '../../../store/content/selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectUnsaved } from '../../../store/outbox/selectors';
import { outboxActions } from '../../../store/outbox/slice';
import { Button } from '../../components/form/Button';
import type { IconName } from '../../components/status/Icon';
import { MarkedLine } from '../../components/status/MarkedLine';
import { contentTexts } from '../../texts/content';

const looks: Record<DraftPlace, { mark: IconName; tone: 'calm' | 'waiting' | 'problem' }> = {
  typed: { mark: 'edit', tone: 'calm' },
  keeping: { mark: 'pending', tone: 'calm' },
  unkept: { mark: 'error', tone: 'problem' },
  kept: { mark: 'pending', tone: 'calm' },
  conflict: { mark: 'warning', tone: 'waiting' },
  refused: { mark: 'error', tone: 'problem' },
  sent: { mark: 'synced', tone: 'calm' },
};

/** Where the draft of an item is: on the page, on this device, or at the server [CT-1]. */
export function DraftLine({ itemKey }: { itemKey: string }) {
  const dispatch = useAppDispatch();
  const place = useAppSelector((state) => selectDraftPlace(state, itemKey));
  const entry = useAppSelector((state) => selectDraftEntry(state, itemKey));
  const fault = useAppSelector(selectUnsaved)[entry?.clientId ?? ''];
  const words = () => {
    if (place === 'unkept') return contentTexts.places.unkept(fault ?? '');
    if (place === 'refused') return contentTexts.places.refused(entry?.refusal ?? '');
    return contentTexts.places[place];
  };
  return (
    <>
      <span role="status">
        <MarkedLine {...looks[place]}>{words()}</MarkedLine>
      </span>
      {entry && (place === 'unkept' || place === 'refused') && (
        <Button variant="plain" onClick={() => dispatch(outboxActions.retried(entry.clientId))}>
          {contentTexts.keepAgain}
        </Button>
      )}
    </>
  );
}
