import { useAppSelector } from '../../../store/hooks';
import { selectVideoReadiness } from '../../../store/videos/selectors';
import { MarkedLine } from '../../components/status/MarkedLine';
import type { Test } from '../../contract/schemas';
import { tracksideTexts } from '../../texts/trackside';
import { isPlainHttp } from '../page/isPlainHttp';
import { PlainHttpWarning } from '../page/PlainHttpWarning';

const { onDevice: texts } = tracksideTexts;

/** Whether the session can go on without a network, before the trainer leaves for the track [TS-1]. */
export function OnDevice({ tests }: { tests: readonly Test[] }) {
  const { done, total, isLoading } = useAppSelector((state) => selectVideoReadiness(state, tests));
  if (isPlainHttp()) return <PlainHttpWarning />;
  if (done === total) {
    return (
      <MarkedLine mark="done" tone="done">
        {texts.all}
      </MarkedLine>
    );
  }
  return (
    <MarkedLine mark="video" tone="waiting">
      {isLoading ? texts.loading(done, total) : texts.missing(total - done, total)}
    </MarkedLine>
  );
}
