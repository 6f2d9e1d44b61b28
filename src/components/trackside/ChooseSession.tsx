import { useState } from 'react';
import type { RatedFrom } from '../../domain/secondLook/looks';
import { maxMembers, type TracksideOrder, usualOrder } from '../../domain/trackside/session';
import { tracksideTexts } from '../../texts/trackside';
import type { Elements } from '../elements';
import { Button } from '../form/Button';
import { ActionBar } from '../layout/ActionBar';
import { Stack } from '../layout/Stack';
import { ChooseAthletes } from './ChooseAthletes';
import { ChooseScreening, type OfferedScreening } from './ChooseScreening';
import styles from './ChooseSession.module.css';
import type { Candidate, ChosenSession } from './candidates';
import { LookChoice } from './LookChoice';

const { choose: texts } = tracksideTexts;

interface ChooseSessionProps {
  /** The athletes of the trainer, in the order of their names. */
  candidates: readonly Candidate[];
  /** The screenings on this device; the first one is chosen. */
  screenings: readonly OfferedScreening[];
  /** Who was chosen before, on the desk. */
  initialIds?: readonly number[];
  /** The screening that is chosen at first. */
  initialScreeningId?: number | undefined;
  /** Whether it may be second looks, and whether it is at first [ZB-1]. */
  look?: 'none' | 'offered' | 'chosen';
  /** An Alert about what could not be saved. */
  alert?: Elements;
  /** Says whether this screening works without a network. */
  onDevice?: (screeningId: number) => Elements;
  onBegin: (session: ChosenSession) => void;
}

/** Who, what and in which order, before a session begins [TS-1]. */
export function ChooseSession({
  candidates,
  screenings,
  initialIds = [],
  initialScreeningId,
  look = 'none',
  alert,
  onDevice,
  onBegin,
}: ChooseSessionProps) {
  const [pickedIds, setPicked] = useState(initialIds);
  const [chosenId, setChosenId] = useState<number | null>(initialScreeningId ?? null);
  const [lookFrom, setLookFrom] = useState<RatedFrom | null>(look === 'chosen' ? 'live' : null);
  const [chosenOrder, setOrder] = useState<TracksideOrder | null>(null);
  const [hasNumbers, setNumbers] = useState(false);
  // An update may take away a consent, an athlete or a screening while this is open.
  const picked = pickedIds
    .filter((id) => candidates.some((one) => one.id === id && one.hasConsent))
    .slice(0, maxMembers);
  const screening = screenings.find(({ id }) => id === chosenId) ?? screenings[0];
  const screeningId = screening?.id ?? null;
  const order = chosenOrder ?? usualOrder(picked.length);
  const others = candidates.filter(
    ({ id, assigned }) => picked.includes(id) && assigned !== null && assigned.id !== screeningId,
  );
  // Without numbers the names give the order.
  const userIds = hasNumbers ? picked : candidates.map(({ id }) => id).filter((id) => picked.includes(id));
  const isReady = screening !== undefined && picked.length > 0;
  return (
    <div className={styles.choose}>
      <div className={styles.who}>
        <h2>{texts.who}</h2>
        <ChooseAthletes
          candidates={candidates}
          picked={picked}
          most={maxMembers}
          hasNumbers={hasNumbers}
          screeningId={screeningId}
          onPick={setPicked}
        />
      </div>
      <Stack>
        <ChooseScreening
          screenings={screenings}
          screeningId={screeningId}
          order={order}
          hasNumbers={hasNumbers}
          onDevice={screeningId !== null && onDevice?.(screeningId)}
          others={others}
          onScreening={setChosenId}
          onOrder={setOrder}
          onNumbers={setNumbers}
          look={look !== 'none' && <LookChoice from={lookFrom} onFrom={setLookFrom} />}
        />
      </Stack>
      <ActionBar floating>
        {alert}
        <p>{picked.length > 0 ? texts.picked(picked.length, maxMembers) : texts.nobody}</p>
        <Button
          disabled={!isReady}
          onClick={() =>
            screening && onBegin({ userIds, screeningId: screening.id, order, hasNumbers, lookFrom })
          }
        >
          {texts.begin(picked.length)}
        </Button>
      </ActionBar>
    </div>
  );
}
