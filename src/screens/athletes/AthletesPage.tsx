import { useState } from 'react';
import { selectDeskRows } from '../../../store/desk/deskRows';
import { deskActions } from '../../../store/desk/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectOffice } from '../../../store/office/selectors';
import { Stack } from '../../components/layout/Stack';
import { deskTexts } from '../../texts/desk';
import { LoadingPage } from '../page/LoadingPage';
import { LoadingState } from '../page/LoadingState';
import { NoAthletes } from '../page/NoAthletes';
import { RefreshedPage } from '../page/RefreshedPage';
import { useFreshData } from '../page/useFreshData';
import { AthletesDesk } from './AthletesDesk';

/** The list as soon as it is read from the device; one that cannot be read whole shows what there is. */
export function AthletesPage() {
  const dispatch = useAppDispatch();
  useFreshData();
  // The day on which the page was opened is today.
  const [now] = useState(() => Date.now());
  const rows = useAppSelector((state) => selectDeskRows(state, now));
  const { status, error } = useAppSelector(selectOffice).desk;
  if (status === 'running') return <LoadingPage shape="rows" />;
  return (
    <RefreshedPage>
      {status === 'failed' && (
        <Stack>
          <LoadingState
            error={error}
            retry={deskTexts.retry}
            onRetry={() => dispatch(deskActions.opened())}
          />
        </Stack>
      )}
      {rows.length > 0 && <AthletesDesk rows={rows} now={now} />}
      {rows.length === 0 && status === 'succeeded' && <NoAthletes />}
    </RefreshedPage>
  );
}
