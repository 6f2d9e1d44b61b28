import { tooMany } from '../http/errors';

/** 429: the same person downloaded data too often; `seconds` is the time to wait. */
export const tooManyExports = (seconds: number) =>
  tooMany(
    `Du hast diese Daten schon mehrmals heruntergeladen. Bitte warte ${Math.ceil(seconds / 60)} Minuten.`,
    seconds,
  );

/** 429: the same person downloads data already. */
export const exportIsRunning = () =>
  tooMany('Du lädst gerade schon Daten herunter. Bitte warte, bis das fertig ist.', 10);
