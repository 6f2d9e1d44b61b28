import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { selectContentItem } from '../../../../store/content/selectors';
import { contentActions } from '../../../../store/content/slice';
import { useAppSelector } from '../../../../store/hooks';
import { ButtonLink } from '../../../components/form/ButtonLink';
import { Page } from '../../../components/layout/Page';
import type { ContentItemOf } from '../../../contract/content';
import { editorTexts } from '../../../texts/contentEditor';
import { EmptyPage } from '../../page/EmptyPage';
import { useSecondaryTitle } from '../../page/useSecondaryTitle';
import { useWhenOnline } from '../../page/useWhenOnline';
import { ContentGate } from '../ContentGate';
import { WithoutItem } from '../WithoutItem';
import { ProbeResult } from './ProbeResult';
import { ProbeStep } from './ProbeStep';
import { useProbe } from './useProbe';
import { useTrial } from './useTrial';

const texts = editorTexts.probe;

/** `/content/screening/{key}/probe`: goes through a screening as it would be published, and stores nothing [CT-9]. */
export function ProbeScreen() {
  const { key = '' } = useParams();
  return (
    <ContentGate>
      <ProbePage key={key} itemKey={key} />
    </ContentGate>
  );
}

function ProbePage({ itemKey }: { itemKey: string }) {
  const item = useAppSelector((state) => selectContentItem(state, 'screening', itemKey));
  useWhenOnline(contentActions.opened);
  useSecondaryTitle(texts.title);
  const [round, setRound] = useState(0);
  if (item) return <Probe key={round} item={item} onAgain={() => setRound(round + 1)} />;
  return <WithoutItem icon="screening" title={texts.title} />;
}

function Probe({ item, onAgain }: { item: ContentItemOf<'screening'>; onAgain: () => void }) {
  const trial = useTrial(item);
  const probe = useProbe(trial);
  const back = `/content/screening/${item.key}`;
  if (!probe.test) {
    return (
      <EmptyPage
        icon="screening"
        {...texts.noTests}
        action={
          <ButtonLink variant="secondary" mark="back" to={back}>
            {texts.back}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <Page>
      {probe.run.completed ? (
        <ProbeResult run={probe.run} trial={trial} back={back} onAgain={onAgain} />
      ) : (
        <ProbeStep key={probe.index} probe={probe} test={probe.test} back={back} />
      )}
    </Page>
  );
}
