import type { Member } from '../../../contract/members';
import { fullName } from '../../../domain/athletes';
import { formatDate } from '../../../domain/formats';
import type { PaperInvitation } from '../../../domain/invitationSheet';
import { groupedCode } from '../../../domain/memberForm';
import { needsGuardian } from '../../../domain/minors';
import { appTexts } from '../../../texts/app';
import { invitationSheetTexts } from '../../../texts/invitationSheet';
import { QrCode } from './QrCode';
import styles from './Sheet.module.css';

const texts = invitationSheetTexts.paper;

/** Minors agree together with their parents [CS-2]. */
const agreementOf = ({ roles, birthYear }: Member): string => {
  if (!roles.includes('ROLE_ATHLETE')) return texts.agree;
  const isMinor = needsGuardian(birthYear, new Date().getFullYear());
  if (isMinor === null) return texts.agreeMaybeWithParents;
  return isMinor ? texts.agreeWithParents : texts.agree;
};

interface TicketProps extends PaperInvitation {
  clubName: string;
  /** Whom the member can ask. */
  contact: string;
}

/** The invitation of one member, to cut out: both codes, how it works, how long, and whom to ask [MB-2, MB-4]. */
export function Ticket({ member, invitation, clubName, contact }: TicketProps) {
  const { token, code, endsAt } = invitation;
  const name = fullName(member);
  return (
    <li className={styles.ticket}>
      <p className={styles.head}>
        <b>{clubName}</b>
        <span>{appTexts.product}</span>
      </p>
      <div className={styles.body}>
        <QrCode text={`${location.origin}/invitation/${token}`} label={texts.qrCode(name)} />
        <div>
          <h3>{name}</h3>
          {member.team !== null && <p className={styles.team}>{member.team}</p>}
          <ol>
            <li>{texts.open}</li>
            <li>{agreementOf(member)}</li>
            <li>{texts.account}</li>
          </ol>
        </div>
      </div>
      <p className={styles.foot}>
        <span>{texts.withoutCamera(`${location.host}/invitation`)}</span>{' '}
        <b translate="no">{groupedCode(code)}</b>.{' '}
        <span>{`${texts.until(formatDate(endsAt))} ${texts.ask(contact)}`}</span>
      </p>
    </li>
  );
}
