import { Link } from 'react-router-dom';
import { PersonCell } from '../../components/list/CardTable';
import { Mark } from '../../components/status/Mark';
import type { Member } from '../../contract/members';
import { fullName } from '../../domain/athletes';
import { membersTexts } from '../../texts/members';
import { lastOf, rolesInWords } from './inWords';
import { MemberAction } from './MemberAction';
import { MemberState } from './MemberState';
import styles from './MembersList.module.css';

/** A member in the list: who it is, how they stand, and what comes next. The name leads to the member's page. */
export function MemberRow({ member }: { member: Member }) {
  const { id, email, newEmail, team, roles, birthYear } = member;
  const name = fullName(member);
  return (
    <tr>
      <PersonCell name={name} to={`/members/${id}`}>
        <span className={styles.role} data-role={roles.join(' ')}>
          {rolesInWords(member)}
        </span>
        {birthYear !== null && <span>{membersTexts.born(birthYear)}</span>}
      </PersonCell>
      <td className={styles.team}>{team}</td>
      <td className={styles.state}>
        <MemberState member={member} />
      </td>
      <td className={styles.email}>
        <span>{email ?? newEmail ?? <span className={styles.muted}>{membersTexts.withoutEmail}</span>}</span>
        {newEmail !== null && (
          <small className={styles.muted}>{membersTexts.unconfirmed(email && newEmail)}</small>
        )}
      </td>
      <td className={styles.last}>{lastOf(member, Date.now())}</td>
      <td className={styles.action}>
        <MemberAction
          member={member}
          otherwise={
            <Link className={styles.more} to={`/members/${id}`} aria-label={membersTexts.more(name)}>
              <Mark name="more" />
            </Link>
          }
        />
      </td>
    </tr>
  );
}
