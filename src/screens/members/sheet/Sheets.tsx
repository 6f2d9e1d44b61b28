import { useAppSelector } from '../../../../store/hooks';
import { selectInvitationSheet } from '../../../../store/invitationSheet/selectors';
import { selectMembers } from '../../../../store/members/selectors';
import { selectSignedInUser } from '../../../../store/session/selectors';
import { contactOf, pagesOf } from '../../../domain/invitationSheet';
import { invitationSheetTexts } from '../../../texts/invitationSheet';
import styles from './Sheet.module.css';
import { Ticket } from './Ticket';

/** The invitations as they are printed, eight a page A4 [MB-2]. Of a page that shows them, nothing else is printed. */
export function Sheets() {
  const { invitations, clubName } = useAppSelector(selectInvitationSheet);
  const { members } = useAppSelector(selectMembers);
  const viewer = useAppSelector(selectSignedInUser);
  const pages = pagesOf(invitations);
  return (
    <div className={styles.sheets}>
      {pages.map((page, index) => (
        <ul
          className={styles.sheet}
          key={page[0]?.member.id}
          aria-label={invitationSheetTexts.paper.page(index + 1, pages.length)}
        >
          {page.map((one) => (
            <Ticket
              key={one.member.id}
              {...one}
              clubName={clubName ?? ''}
              contact={contactOf(one.member, members, viewer)}
            />
          ))}
        </ul>
      ))}
    </div>
  );
}
