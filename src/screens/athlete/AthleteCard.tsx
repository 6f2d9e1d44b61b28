import { selectTrainingEntries } from '../../../store/desk/athlete';
import { useAppSelector } from '../../../store/hooks';
import { selectLastResult } from '../../../store/progress/result';
import { selectAssignedScreening, selectScreening } from '../../../store/screening/selectors';
import { selectUnfinishedScreeningRun } from '../../../store/screeningRun/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { TextLink } from '../../components/form/TextLink';
import { PersonCard } from '../../components/layout/PersonCard';
import { FactList } from '../../components/result/FactList';
import { Tag } from '../../components/status/Tag';
import type { User } from '../../contract/schemas';
import { fullName } from '../../domain/athletes';
import { formatDate } from '../../domain/formats';
import { athletePageTexts } from '../../texts/athlete';
import { measureTexts } from '../../texts/measures';
import styles from './AthleteCard.module.css';
import { ScreeningPains } from './ScreeningPains';
import { useConversationWith } from './useConversationWith';

const { facts, ...texts } = athletePageTexts;

/** Who the athlete is, how the last screening went, and what the trainer does with them. */
export function AthleteCard({ athlete }: { athlete: User }) {
  const { team, invitedAt } = athlete;
  const result = useAppSelector((state) => selectLastResult(state, athlete.id));
  const training = useAppSelector((state) => selectTrainingEntries(state, athlete.id)[0]);
  const name = fullName(athlete);
  return (
    <PersonCard name={name} text={team}>
      {invitedAt && (
        <p>
          <Tag mark="mail" tone="warn">
            {facts.invited(formatDate(invitedAt))}
          </Tag>
        </p>
      )}
      <FactList
        facts={[
          { term: facts.screening, value: result ? formatDate(result.start) : facts.never },
          ...(result ? [{ term: facts.result, value: measureTexts.counts(result.counts) }] : []),
          { term: facts.training, value: training ? formatDate(training.start) : facts.never },
        ]}
      />
      <ScreeningPains userId={athlete.id} />
      {result && <TextLink to={`/screeningoverview/${athlete.id}`}>{texts.result}</TextLink>}
      <Contact athlete={athlete} />
    </PersonCard>
  );
}

/** Writing to the athlete, and screening them, where that is possible. */
function Contact({ athlete }: { athlete: User }) {
  const conversation = useConversationWith(athlete);
  const assigned = useAppSelector((state) => selectAssignedScreening(state, athlete.id));
  const screening = useAppSelector((state) => selectScreening(state, assigned?.screeningId));
  const unfinished = useAppSelector((state) => selectUnfinishedScreeningRun(state, assigned?.id));
  return (
    <div className={styles.contact}>
      {conversation !== null && (
        <ButtonLink variant="secondary" mark="chat" to={conversation}>
          {texts.write}
        </ButtonLink>
      )}
      {assigned && screening && (
        <ButtonLink variant="secondary" mark="screening" to={`/screening/${assigned.id}`}>
          {unfinished ? texts.resume : texts.screen}
        </ButtonLink>
      )}
    </div>
  );
}
