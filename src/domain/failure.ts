/** Failed tries in a row to send a run or an entry. They are not refusals, so they are repeated [FL-15]. */
export interface Failure {
  tries: number;
  /** Why the last try failed, in German. */
  message: string;
}

interface Sent {
  failure: Failure | null;
}

/** Whether three tries have failed, so that it is sent alone and after the others [FL-15]. */
export const isFailing = ({ failure }: Sent): boolean => failure !== null && failure.tries >= 3;

/** Returns what was to be sent after a failed try [FL-15]. */
export const asFailed = <Item extends Sent>(item: Item, message: string): Item => ({
  ...item,
  failure: { tries: (item.failure?.tries ?? 0) + 1, message },
});
