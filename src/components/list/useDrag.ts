import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';

interface DragOptions {
  list: RefObject<HTMLOListElement | null>;
  /** An item is over another place. Both from 0. */
  onDrag: (from: number, to: number) => void;
  onEnd: (from: number, to: number, isCancelled: boolean) => void;
}

/** How near to the edge of the window it scrolls, and how far at a time, in px. */
const edge = 64;
const step = 12;

/** The place for what is dragged, now in `present`: below all other rows whose middle is above this height. */
const placeAt = (list: HTMLOListElement, y: number, present: number): number =>
  [...list.children]
    .filter((_, place) => place !== present)
    .map((row) => row.getBoundingClientRect())
    .filter(({ top, height }) => top + height / 2 < y).length;

/** Returns what begins to drag an item of a list by its grip, with a finger, a pen or a mouse. */
export const useDrag = ({ list, onDrag, onEnd }: DragOptions) => {
  const stop = useRef<() => void>(undefined);
  const handlers = useRef({ onDrag, onEnd });
  useEffect(() => {
    handlers.current = { onDrag, onEnd };
  });
  useEffect(() => () => stop.current?.(), []);

  return (event: ReactPointerEvent, from: number) => {
    if (event.button !== 0) return;
    const { pointerId } = event;
    let to = from;
    const follow = (moving: PointerEvent) => {
      if (moving.pointerId !== pointerId || !list.current) return;
      if (moving.clientY < edge) window.scrollBy(0, -step);
      else if (moving.clientY > window.innerHeight - edge) window.scrollBy(0, step);
      const next = placeAt(list.current, moving.clientY, to);
      if (next === to) return;
      to = next;
      handlers.current.onDrag(from, to);
    };
    const end = (ended: PointerEvent) => {
      if (ended.pointerId !== pointerId) return;
      stop.current?.();
      handlers.current.onEnd(from, to, ended.type === 'pointercancel');
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    stop.current = () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  };
};
