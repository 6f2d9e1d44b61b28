import { useAppSelector } from '../../../store/hooks';
import { selectUpdate } from '../../../store/update/selectors';
import type { Elements } from '../../components/elements';
import { DataAge } from '../../components/layout/DataAge';
import { Page } from '../../components/layout/Page';
import { dataAge } from '../../texts/update';

/** A page whose data is updated when it opens. It says how old the data is, which may come only later [CO-25]. */
export function RefreshedPage({ children }: { children: Elements }) {
  const { status, updatedAt } = useAppSelector(selectUpdate);
  return (
    <Page>
      {updatedAt !== null && <DataAge text={dataAge(updatedAt, Date.now(), status === 'running')} />}
      {children}
    </Page>
  );
}
