/** How often two ratings of what has not changed differ [HI-4, ZB-3]. */
import type { Agreement, Counted } from '../../contract/agreement';
import { wilsonInterval } from '../secondLook/wilson';

/** How well two visual ratings agree (Cohen's κ), by the same person and by two: an assumption. */
export const assumedAgreement = { same: 0.68, other: 0.58 };

/** The share of answers that differ, from 0 to 1, and whether the club has measured it. */
export interface Share {
  share: number;
  isMeasured: boolean;
}

/** By the same rater, and by two. */
export interface Disagreement {
  same: Share;
  other: Share;
}

/** So many pairs of answers are enough to take the club's share [ZB-3]. */
export const enoughPairs = 200;

/** Whether so many pairs of answers take the place of the assumption [ZB-3]. */
export const isEnough = ({ pairs }: Counted): boolean => pairs >= enoughPairs;

/** Of yes and no, both as frequent, so many answers differ at this κ: at worst. */
const assumed = (kappa: number): Share => ({ share: (1 - kappa) / 2, isMeasured: false });

const measured = (count: Counted, kappa: number): Share =>
  isEnough(count)
    ? { share: wilsonInterval(count.differing, count.pairs)[1], isMeasured: true }
    : assumed(kappa);

/** What holds where no club has measured. */
export const assumedDisagreement: Disagreement = {
  same: assumed(assumedAgreement.same),
  other: assumed(assumedAgreement.other),
};

/** The club's own share from enough pairs on: the upper end of its interval. Below it the assumption [ZB-3]. */
export const disagreementOf = (agreement: Agreement | undefined): Disagreement =>
  agreement
    ? {
        same: measured(agreement.same, assumedAgreement.same),
        other: measured(agreement.other, assumedAgreement.other),
      }
    : assumedDisagreement;
