import { type Ref, useLayoutEffect, useRef } from 'react';
import { tracksideTexts } from '../../texts/trackside';
import { Button } from '../form/Button';
import { showWhole } from '../showWhole';
import { MarkedLine } from '../status/MarkedLine';
import { GridCell } from './GridCell';
import { GridKey } from './GridKey';
import styles from './SessionGrid.module.css';
import type { SessionRow } from './testProgress';

const { add, grid: texts, person: personTexts, states } = tracksideTexts;

interface SessionGridProps {
  tests: readonly { id: number; name: string }[];
  rows: readonly SessionRow[];
  /** Where one is; null where nobody is left. */
  current: { personId: number; testId: number } | null;
  /** The title, which takes the focus when the table is opened. */
  heading?: Ref<HTMLHeadingElement>;
  /** Nobody more can be added: the session has as many as it may. */
  isFull: boolean;
  /** Adds a person who comes late [TS-6]. */
  onAdd: () => void;
  onCell: (at: { personId: number; testId: number }) => void;
  /** Closes the screening of one person whose tests are all done or left out. */
  onFinish: (personId: number) => void;
  /** A person leaves before the end, and is passed over [TS-6]. */
  onLeave: (personId: number) => void;
}

/** Everybody and every test: done, begun, open or left out; a press leads there [TS-3]. */
export function SessionGrid({ tests, rows, current, heading, isFull, ...events }: SessionGridProps) {
  const frame = useRef<HTMLElement>(null);
  useLayoutEffect(() => bringIntoView(frame.current, current?.testId), [current?.testId]);
  // The button that was pressed goes: the focus stays in the table.
  const end = (onEnd: (personId: number) => void) => (personId: number) => {
    frame.current?.focus({ preventScroll: true });
    onEnd(personId);
  };
  const cells = rows.flatMap((row) => row.cells);
  const done = cells.filter(({ state }) => state === 'done' || state === 'leftOut').length;
  return (
    <>
      <div className={styles.top}>
        <h2 ref={heading} tabIndex={-1}>
          {texts.title(done, cells.length)}
        </h2>
        <Button variant="secondary" mark="invite" disabled={isFull} onClick={events.onAdd}>
          {add}
        </Button>
        <GridKey />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part is reached with the keyboard */}
      <section className={styles.frame} ref={frame} aria-label={texts.name} tabIndex={0}>
        <table className={styles.grid} onFocus={showWhole}>
          <thead>
            <tr>
              <th scope="col">{texts.athlete}</th>
              {tests.map(({ id, name }) => (
                <th
                  key={id}
                  scope="col"
                  data-test={id}
                  aria-current={id === current?.testId ? 'step' : undefined}
                >
                  <span>{name}</span>
                </th>
              ))}
              <th scope="col">
                <span>{texts.end}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} aria-current={row.id === current?.personId ? 'true' : undefined}>
                <th scope="row">{personTexts(row.name, row.number)}</th>
                {row.cells.map((cell, index) => (
                  <td key={cell.testId}>
                    <GridCell
                      name={row.name}
                      test={tests[index]?.name ?? ''}
                      cell={cell}
                      onPress={
                        row.state === 'finished'
                          ? null
                          : () => events.onCell({ personId: row.id, testId: cell.testId })
                      }
                    />
                  </td>
                ))}
                <td>
                  <Ending row={row} onFinish={end(events.onFinish)} onLeave={end(events.onLeave)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

type EndingProps = { row: SessionRow } & Pick<SessionGridProps, 'onFinish' | 'onLeave'>;

/** How the screening of a person ends, or that it has ended. */
function Ending({ row, onFinish, onLeave }: EndingProps) {
  const { id, name, state, isReady } = row;
  if (state === 'finished') {
    return (
      <MarkedLine mark="verified" tone="done">
        {states.done}
      </MarkedLine>
    );
  }
  if (state === 'gone' && !isReady) return <span>{states.gone}</span>;
  return (
    <Button variant={isReady ? 'secondary' : 'plain'} onClick={() => (isReady ? onFinish : onLeave)(id)}>
      <span>{isReady ? texts.finish : texts.leave}</span>
      <span className={styles.spoken}>{name}</span>
    </Button>
  );
}

/** Shows the column of the present test, at once. */
const bringIntoView = (frame: HTMLElement | null, testId: number | undefined) => {
  const [name, head] = [frame?.querySelector('th'), frame?.querySelector(`[data-test="${testId}"]`)];
  if (frame && name && head instanceof HTMLElement) {
    const isSeen = head.offsetLeft + head.offsetWidth <= frame.clientWidth;
    if (!isSeen) frame.scrollLeft = head.offsetLeft - name.offsetWidth;
  }
};
