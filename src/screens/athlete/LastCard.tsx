import { selectTrainingEntries } from '../../../store/desk/athlete';
import { useAppSelector } from '../../../store/hooks';
import { selectLastResult } from '../../../store/progress/result';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Row } from '../../components/layout/Row';
import { SectionCard } from '../../components/layout/SectionCard';
import { FactList } from '../../components/result/FactList';
import type { User } from '../../contract/schemas';
import { formatDate } from '../../domain/formats';
import { athletePageTexts } from '../../texts/athlete';
import { measureTexts } from '../../texts/measures';
import { ScreeningPains } from './ScreeningPains';
import { useConversationWith } from './useConversationWith';

const { facts, ...texts } = athletePageTexts;

/** How the last screening and training went, and the way to the conversation. */
export function LastCard({ athlete }: { athlete: User }) {
  const result = useAppSelector((state) => selectLastResult(state, athlete.id));
  const training = useAppSelector((state) => selectTrainingEntries(state, athlete.id)[0]);
  const conversation = useConversationWith(athlete);
  return (
    <SectionCard id="zuletzt" title={facts.title}>
      <FactList
        facts={[
          { term: facts.screening, value: result ? formatDate(result.start) : facts.never },
          ...(result ? [{ term: facts.result, value: measureTexts.counts(result.counts) }] : []),
          { term: facts.training, value: training ? formatDate(training.start) : facts.never },
        ]}
      />
      <ScreeningPains userId={athlete.id} />
      {(result || conversation !== null) && (
        <Row>
          {result && (
            <ButtonLink variant="secondary" to={`/screeningoverview/${athlete.id}`}>
              {texts.result}
            </ButtonLink>
          )}
          {conversation !== null && (
            <ButtonLink variant="secondary" mark="chat" to={conversation}>
              {texts.write}
            </ButtonLink>
          )}
        </Row>
      )}
    </SectionCard>
  );
}
