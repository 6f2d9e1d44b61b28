import { type Ref, useState } from 'react';
import { tracksideTexts } from '../../texts/trackside';
import type { Elements } from '../elements';
import { Button } from '../form/Button';
import { ActionBar } from '../layout/ActionBar';
import { Alert } from '../status/Alert';
import { ChooseAthletes } from './ChooseAthletes';
import styles from './ChooseSession.module.css';
import type { Candidate } from './candidates';

const { choose: texts } = tracksideTexts;

interface AddPeopleProps {
  /** The athletes of the trainer who are not in the session, in the order of their names. */
  candidates: readonly Candidate[];
  /** How many more the session takes. */
  room: number;
  /** Who is chosen at first. */
  initialIds?: readonly number[];
  /** The screening of the session. */
  screeningId: number;
  /** The title, which takes the focus when the page is opened. */
  heading?: Ref<HTMLHeadingElement>;
  /** An Alert about what could not be saved. */
  alert?: Elements;
  /** In the order of the presses. */
  onAdd: (userIds: readonly number[]) => void;
  onBack: () => void;
}

/** Who comes late, in the middle of a session [TS-6]. */
export function AddPeople({
  candidates,
  room,
  initialIds = [],
  screeningId,
  heading,
  alert,
  ...events
}: AddPeopleProps) {
  const [pickedIds, setPicked] = useState(initialIds);
  // An update may take away a consent or an athlete while this is open.
  const picked = pickedIds
    .filter((id) => candidates.some((one) => one.id === id && one.hasConsent))
    .slice(0, room);
  return (
    <div className={styles.add}>
      <div className={styles.who}>
        <h2 ref={heading} tabIndex={-1}>
          {texts.late}
        </h2>
        {candidates.length > 0 ? (
          <ChooseAthletes
            candidates={candidates}
            picked={picked}
            most={room}
            hasNumbers={false}
            screeningId={screeningId}
            onPick={setPicked}
          />
        ) : (
          <Alert kind="info">{texts.allHere}</Alert>
        )}
      </div>
      <ActionBar floating>
        {alert}
        <Button variant="secondary" onClick={events.onBack}>
          {texts.back}
        </Button>
        <Button disabled={picked.length === 0} onClick={() => events.onAdd(picked)}>
          {texts.addThem(picked.length)}
        </Button>
      </ActionBar>
    </div>
  );
}
