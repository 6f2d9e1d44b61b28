import { deskActions } from '../../../store/desk/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectOffice } from '../../../store/office/selectors';
import { selectPast } from '../../../store/progress/past';
import { selectHasFeature } from '../../../store/server/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { FilterPill } from '../../components/form/FilterPill';
import { FilterSelect } from '../../components/form/FilterSelect';
import { Row } from '../../components/layout/Row';
import { Stack } from '../../components/layout/Stack';
import { Alert } from '../../components/status/Alert';
import { EmptyState } from '../../components/status/EmptyState';
import { trainingsFeature } from '../../contract/features';
import { fullName } from '../../domain/athletes';
import { byMonth, type PastEntry } from '../../domain/past';
import { athletePageTexts } from '../../texts/athlete';
import { monthInWords, pastTexts as texts } from '../../texts/past';
import { LoadingState } from '../page/LoadingState';
import { RefreshedPage } from '../page/RefreshedPage';
import { useFreshData } from '../page/useFreshData';
import { MissingPast } from './MissingPast';
import styles from './Past.module.css';
import { PastList } from './PastList';
import type { ProgressProps } from './ProgressPage';
import { usePastChoice } from './usePastChoice';

/** The trainings and completed screenings of a person, newest first, by month [HI-9]. */
export function PastPage({ person, isOwn, base }: ProgressProps) {
  const dispatch = useAppDispatch();
  const past = useAppSelector((state) => selectPast(state, person.id));
  const { status, error, isMissing } = useAppSelector(selectOffice).desk;
  const isListed = useAppSelector((state) => selectHasFeature(state, trainingsFeature));
  useFreshData();
  const isRead = status === 'succeeded';
  return (
    <RefreshedPage>
      <Stack gap="large">
        <h2>{isOwn ? texts.own : texts.of(fullName(person))}</h2>
        {!isListed && <Alert kind="info">{texts.onlyHere}</Alert>}
        {isListed && isMissing && <MissingPast />}
        {!isRead && (
          <LoadingState
            error={error}
            retry={athletePageTexts.retry}
            onRetry={() => dispatch(deskActions.opened())}
          />
        )}
        {past.length > 0 && (isRead || error !== null) && <ChosenPast past={past} personId={person.id} />}
        {past.length === 0 && isRead && !isMissing && (
          <EmptyState
            icon="training"
            title={texts.none.title}
            text={isOwn ? texts.none.own : texts.none.of(person.firstName)}
            action={isOwn ? <ButtonLink to="/trainingoverview">{texts.none.toPlan}</ButtonLink> : undefined}
          />
        )}
        {status !== 'running' && (
          <Row>
            <ButtonLink variant="secondary" mark="back" to={base}>
              {texts.back}
            </ButtonLink>
          </Row>
        )}
      </Stack>
    </RefreshedPage>
  );
}

const kinds = [
  ['training', texts.trainings],
  ['screening', texts.screenings],
] as const;

/** The entries of the chosen kind and month. */
function ChosenPast({ past, personId }: { past: readonly PastEntry[]; personId: number }) {
  const { choice, change } = usePastChoice();
  const ofKind = choice.kind === null ? past : past.filter(({ kind }) => kind === choice.kind);
  const months = byMonth(ofKind);
  const chosen = months.find(({ month }) => month === choice.month);
  return (
    <>
      <div className={styles.choice}>
        {kinds.map(([kind, label]) => (
          <FilterPill
            key={kind}
            label={label}
            count={past.filter((entry) => entry.kind === kind).length}
            pressed={choice.kind === kind}
            onPress={() => change({ kind: choice.kind === kind ? null : kind })}
          />
        ))}
        <FilterSelect
          label={texts.month}
          value={chosen?.month ?? ''}
          options={[
            ['', texts.allMonths],
            ...months.map(({ month, entries }): [string, string] => [
              month,
              texts.monthWithCount(monthInWords(month), entries.length),
            ]),
          ]}
          onChoose={(month) => change({ month: month === '' ? null : month })}
        />
      </div>
      {ofKind.length === 0 && <p>{texts.noneOfKind}</p>}
      <PastList
        key={`${choice.kind}/${chosen?.month}`}
        entries={chosen?.entries ?? ofKind}
        personId={personId}
      />
    </>
  );
}
