import { type KeyboardEvent, useRef, useState } from 'react';
import { moved } from '../../domain/moved';
import { reorderTexts as texts } from '../../texts/reorder';
import type { Elements } from '../elements';
import { Mark } from '../status/Mark';
import styles from './ReorderList.module.css';
import { useDrag } from './useDrag';

interface ReorderListProps<Item> {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** How the item is called when it is moved. */
  nameOf: (item: Item) => string;
  /** The item of one place is to be in another one, both from 0. */
  onMove: (from: number, to: number) => void;
  /** What is in the row. `tools` are the buttons that move it; they have to be somewhere in the row. */
  children: (item: Item, tools: Elements, place: number) => Elements;
}

/** Where an item is picked up, and where it would be put down, both from 0. */
interface Lifted {
  from: number;
  to: number;
}

/**
 * A list in an order that the person decides: by dragging the grip, by the buttons with arrows, and on the grip by
 * keyboard: space picks up and puts down, the arrow keys move, Escape cancels. Each new place is announced.
 */
export function ReorderList<Item>({ label, items, keyOf, nameOf, onMove, children }: ReorderListProps<Item>) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState('');
  const listRef = useRef<HTMLOListElement>(null);
  const shown = lifted ? moved(items, lifted.from, lifted.to) : items;
  const count = items.length;
  const isPlace = (place: number) => place >= 0 && place < count;

  const move = (item: Item, from: number, to: number) => {
    if (!isPlace(to)) return;
    onMove(from, to);
    setSaid(texts.moved(nameOf(item), to + 1, count));
  };
  const carry = (item: Item, to: number) => {
    if (!lifted || !isPlace(to) || to === lifted.to) return;
    setLifted({ ...lifted, to });
    setSaid(texts.moved(nameOf(item), to + 1, count));
  };
  const putDown = (item: Item) => {
    if (!lifted) return;
    const { from, to } = lifted;
    setLifted(null);
    if (from !== to) onMove(from, to);
    setSaid(texts.dropped(nameOf(item), to + 1, count));
  };
  const cancel = (item: Item) => {
    if (!lifted) return;
    setLifted(null);
    setSaid(texts.cancelled(nameOf(item), lifted.from + 1, count));
  };
  const press = (event: KeyboardEvent, item: Item, place: number) => {
    const { key } = event;
    const isOwn =
      [' ', 'Enter'].includes(key) || (lifted && ['ArrowUp', 'ArrowDown', 'Escape'].includes(key));
    if (!isOwn) return;
    // The page must not scroll, and a dialog around it must not close.
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Escape') cancel(item);
    else if (key === 'ArrowUp') carry(item, place - 1);
    else if (key === 'ArrowDown') carry(item, place + 1);
    else if (lifted) putDown(item);
    else {
      setLifted({ from: place, to: place });
      setSaid(texts.lifted(nameOf(item), place + 1, count));
    }
  };
  const beginDrag = useDrag({
    list: listRef,
    onDrag: (from, to) => setLifted({ from, to }),
    onEnd: (from, to, isCancelled) => {
      const item = items[from];
      setLifted(null);
      if (isCancelled || from === to || item === undefined) return;
      onMove(from, to);
      setSaid(texts.dropped(nameOf(item), to + 1, count));
    },
  });

  return (
    <>
      <ol className={styles.list} ref={listRef} aria-label={label}>
        {shown.map((item, place) => {
          const name = nameOf(item);
          const isLifted = lifted?.to === place;
          const tools = (
            <span className={styles.tools}>
              <button
                className={`${styles.tool} ${styles.grip}`}
                type="button"
                aria-label={texts.grip(name)}
                aria-pressed={isLifted}
                title={texts.gripHint}
                onKeyDown={(event) => press(event, item, place)}
                onBlur={() => isLifted && putDown(item)}
                onPointerDown={(event) => beginDrag(event, place)}
              >
                <Mark name="grip" />
              </button>
              <button
                className={styles.tool}
                type="button"
                aria-label={texts.up(name)}
                aria-disabled={place === 0 || undefined}
                onClick={() => move(item, place, place - 1)}
              >
                <Mark name="raise" />
              </button>
              <button
                className={styles.tool}
                type="button"
                aria-label={texts.down(name)}
                aria-disabled={place === count - 1 || undefined}
                onClick={() => move(item, place, place + 1)}
              >
                <Mark name="lower" />
              </button>
            </span>
          );
          return (
            <li key={keyOf(item)} className={styles.item} data-lifted={isLifted}>
              {children(item, tools, place)}
            </li>
          );
        })}
      </ol>
      <p className={styles.spoken} role="status">
        {said}
      </p>
    </>
  );
}
