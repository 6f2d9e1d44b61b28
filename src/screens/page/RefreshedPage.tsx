import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectUpdate } from '../../../store/update/selectors';
import { updateActions } from '../../../store/update/slice';
import type { Elements } from '../../components/elements';
import { DataAge } from '../../components/layout/DataAge';
import { Page } from '../../components/layout/Page';
import { dataAge } from '../../texts/update';

/**
 * A page whose data is updated when it opens. It says how old the data is, which may come only later, and updates it on
 * demand [CO-25, DE-7].
 */
export function RefreshedPage({ children }: { children: Elements }) {
  const dispatch = useAppDispatch();
  const { status, updatedAt } = useAppSelector(selectUpdate);
  const isOnline = useAppSelector(selectIsOnline);
  return (
    <Page>
      {updatedAt !== null && (
        <DataAge
          text={dataAge(updatedAt, Date.now(), { status, isOnline })}
          isBusy={status === 'running'}
          onRefresh={isOnline ? () => dispatch(updateActions.updateRequested()) : null}
        />
      )}
      {children}
    </Page>
  );
}
