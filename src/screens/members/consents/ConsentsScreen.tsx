import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { selectMembers } from '../../../../store/members/selectors';
import { membersActions } from '../../../../store/members/slice';
import { Button } from '../../../components/form/Button';
import { ActionBar } from '../../../components/layout/ActionBar';
import { Page } from '../../../components/layout/Page';
import type { ConsentEntry } from '../../../contract/consentEntries';
import type { Member } from '../../../contract/members';
import { fullName } from '../../../domain/athletes';
import { formatDate } from '../../../domain/formats';
import { byPersonName } from '../../../domain/personOrder';
import { membersTexts } from '../../../texts/members';
import { withdrawalTexts } from '../../../texts/withdrawal';
import { LoadingState } from '../../page/LoadingState';
import { useWhenOnline } from '../../page/useWhenOnline';
import styles from './ConsentsScreen.module.css';

const { list: texts, facts } = withdrawalTexts;

/** '12.01.2026: zugestimmt, Fassung 2, auf Papier, Schmerzen: nein, mit Iris Mai'. */
const lineOf = (entry: ConsentEntry): string => {
  const { what, at, version, how, pain, guardianName, enteredBy, reason } = entry;
  const parts = [
    texts.what[what],
    texts.version(version),
    facts.ways[how],
    texts.pain[pain ? 'yes' : 'no'],
    ...(guardianName === null ? [] : [texts.guardian(guardianName)]),
    ...(enteredBy === null ? [] : [texts.enteredBy(enteredBy)]),
    ...(reason === null ? [] : [texts.reason(reason)]),
  ];
  return `${at === null ? facts.unknownDay : formatDate(at)}: ${parts.join(', ')}`;
};

/** A member with their consents, the last one first. */
function Consents({ member }: { member: Member }) {
  return (
    <li>
      <h3>{fullName(member)}</h3>
      {member.consents.length === 0 ? (
        <p>{texts.missing}</p>
      ) : (
        <ul>
          {member.consents.map((entry) => (
            <li key={entry.id}>{lineOf(entry)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** `/members/consents`: what the members have agreed to and withdrawn, to read and to print [LV-1]. */
export function ConsentsScreen() {
  const dispatch = useAppDispatch();
  const { status, members, error } = useAppSelector(selectMembers);
  const isOnline = useWhenOnline(membersActions.opened);
  const hasMembers = members.length > 0;
  return (
    <Page>
      <div className={styles.column}>
        {((status !== 'succeeded' && !hasMembers) || error !== null || !isOnline) && (
          <LoadingState
            error={error}
            offline={membersTexts.offline}
            retry={membersTexts.retry}
            onRetry={() => dispatch(membersActions.opened())}
          />
        )}
        {hasMembers && (
          <div>
            <h2>{texts.title}</h2>
            <ul className={styles.people}>
              {members.toSorted(byPersonName).map((member) => (
                <Consents key={member.id} member={member} />
              ))}
            </ul>
          </div>
        )}
        {hasMembers && (
          <ActionBar floating>
            <Button mark="print" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </ActionBar>
        )}
      </div>
    </Page>
  );
}
