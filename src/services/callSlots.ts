/**
 * The most calls in flight. A browser opens no more connections to a host: others would wait within their time limit.
 */
const most = 6;

/** Does work when there is a slot for it. */
export type InTurn = <Result>(isWrite: boolean, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets a few calls go at a time. The others wait, and what is written goes before what is read: an update that loads
 * everything must not hold up a message.
 */
export const createSlots = (): InTurn => {
  let free = most;
  const writes: (() => void)[] = [];
  const reads: (() => void)[] = [];

  const take = (isWrite: boolean): Promise<void> | undefined => {
    if (free === 0) return new Promise((resolve) => (isWrite ? writes : reads).push(resolve));
    free -= 1;
    return undefined;
  };

  const giveBack = () => {
    const next = writes.shift() ?? reads.shift();
    if (next) next();
    else free += 1;
  };

  return async (isWrite, work) => {
    await take(isWrite);
    try {
      return await work();
    } finally {
      giveBack();
    }
  };
};
