import type { ComponentProps } from 'react';
import type { TracksideOrder } from '../../domain/trackside/session';
import { tracksideTexts as texts } from '../../texts/trackside';
import type { Elements } from '../elements';
import { Button } from '../form/Button';
import { ActionBar } from '../layout/ActionBar';
import { Alert } from '../status/Alert';
import { OrderChoice } from './OrderChoice';
import { SessionGrid } from './SessionGrid';
import styles from './SessionOverview.module.css';

interface SessionOverviewProps extends ComponentProps<typeof SessionGrid> {
  order: TracksideOrder;
  onOrder: (order: TracksideOrder) => void;
  /** An Alert about what could not be saved. */
  alert?: Elements;
  /** Goes on where one was; null when all are closed. */
  onGoOn: (() => void) | null;
  onFinishAll: () => void;
}

/** Everybody at a glance, and what concerns all of them [TS-3, TS-6]. */
export function SessionOverview(props: SessionOverviewProps) {
  const { order, alert, onOrder, onGoOn, onFinishAll, ...grid } = props;
  const current = grid.rows.find(({ id }) => id === grid.current?.personId);
  return (
    <div className={styles.overview}>
      <SessionGrid {...grid} />
      <Alert kind="info">{texts.grid.hint}</Alert>
      <OrderChoice order={order} onOrder={onOrder} />
      <ActionBar floating>
        {alert}
        <Button variant="secondary" onClick={onFinishAll}>
          {texts.grid.finishAll}
        </Button>
        {onGoOn && current && <Button onClick={onGoOn}>{texts.grid.goOn(current.name)}</Button>}
      </ActionBar>
    </div>
  );
}
