import { MomentBand } from '../../components/moment/MomentBand';
import { Goniometer } from '../../components/result/Goniometer';
import { screeningRunTexts } from '../../texts/screening';
import styles from './ScreeningMoment.module.css';

/** The result of the run that has just ended, as the angle of a goniometer [MO-4]. */
export function ScreeningMoment({ percent }: { percent: number }) {
  return (
    <MomentBand>
      <div className={styles.total}>
        <Goniometer percent={percent} />
        <p>
          <b>{percent}</b>
          <small>{'\u00a0'}%</small>
        </p>
        <p>{screeningRunTexts.done.total}</p>
      </div>
    </MomentBand>
  );
}
