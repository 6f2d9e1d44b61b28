import { useState } from 'react';
import { deskActions } from '../../../store/desk/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectOffice } from '../../../store/office/selectors';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { FilterSelect } from '../../components/form/FilterSelect';
import { Segmented } from '../../components/form/Segmented';
import { Row } from '../../components/layout/Row';
import { Stack } from '../../components/layout/Stack';
import { EmptyState } from '../../components/status/EmptyState';
import { deskTeams } from '../../domain/desk/choice';
import { seasonSorts } from '../../domain/season/lanes';
import { deskTexts } from '../../texts/desk';
import { progressTexts } from '../../texts/progress';
import { seasonTexts as texts } from '../../texts/season';
import { LoadingPage } from '../page/LoadingPage';
import { LoadingState } from '../page/LoadingState';
import { NoAthletes } from '../page/NoAthletes';
import { RefreshedPage } from '../page/RefreshedPage';
import { useFreshData } from '../page/useFreshData';
import { SeasonBoard } from './SeasonBoard';
import { SeasonTable } from './SeasonTable';
import { useSeason } from './useSeason';

const views = [
  { value: 'picture', label: progressTexts.picture, mark: 'progress' },
  { value: 'table', label: progressTexts.table, mark: 'table' },
] as const;

/** The lanes as soon as they are read from the device, also without a network [SN-1, SN-2]. */
export function SeasonPage() {
  const dispatch = useAppDispatch();
  useFreshData();
  const [view, setView] = useState<'picture' | 'table'>('picture');
  const { status, error } = useAppSelector(selectOffice).desk;
  const { weeks, all, lanes, team, sort, choose } = useSeason();
  if (status === 'running') return <LoadingPage shape="rows" />;
  if (all.length === 0 && status === 'succeeded') {
    return (
      <RefreshedPage>
        <NoAthletes />
      </RefreshedPage>
    );
  }
  const teams = [...new Set([...deskTeams(all), ...(team === '' ? [] : [team])])];
  return (
    <RefreshedPage>
      <Stack>
        {status === 'failed' && (
          <LoadingState
            error={error}
            retry={deskTexts.retry}
            onRetry={() => dispatch(deskActions.opened())}
          />
        )}
        <Row spread>
          <h2>{texts.title}</h2>
          <Row>
            <Segmented legend={progressTexts.view} value={view} options={views} onChange={setView} />
            <ButtonLink
              variant="secondary"
              mark="print"
              to={`/progress/hall${team === '' ? '' : `?team=${encodeURIComponent(team)}`}`}
            >
              {texts.hall}
            </ButtonLink>
            <ButtonLink variant="plain" mark="desk" to="/athletes">
              {texts.toAthletes}
            </ButtonLink>
          </Row>
        </Row>
        <Row>
          {teams.length > 0 && (
            <FilterSelect
              label={deskTexts.team}
              value={team}
              options={[['', deskTexts.allTeams], ...teams.map((one) => [one, one] as const)]}
              onChoose={(value) => choose({ team: value })}
            />
          )}
          <FilterSelect
            label={texts.sort}
            value={sort}
            options={seasonSorts.map((one) => [one, texts.sorts[one]] as const)}
            onChoose={(value) => choose({ sort: seasonSorts.find((one) => one === value) ?? 'name' })}
          />
        </Row>
        {lanes.length === 0 && (
          <EmptyState
            icon="empty"
            title={texts.noMatch(team)}
            action={<Button onClick={() => choose({ team: '' })}>{texts.all}</Button>}
          />
        )}
        {lanes.length > 0 && view === 'picture' && <SeasonBoard weeks={weeks} lanes={lanes} />}
        {lanes.length > 0 && view === 'table' && <SeasonTable weeks={weeks} lanes={lanes} />}
      </Stack>
    </RefreshedPage>
  );
}
