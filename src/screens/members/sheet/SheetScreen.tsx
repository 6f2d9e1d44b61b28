import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { selectInvitationSheet } from '../../../../store/invitationSheet/selectors';
import { invitationSheetActions } from '../../../../store/invitationSheet/slice';
import { selectMembers } from '../../../../store/members/selectors';
import { membersActions } from '../../../../store/members/slice';
import { TextLink } from '../../../components/form/TextLink';
import { Page } from '../../../components/layout/Page';
import { Stack } from '../../../components/layout/Stack';
import { Lane } from '../../../components/runs/Lane';
import { EmptyState } from '../../../components/status/EmptyState';
import { membersForPaper } from '../../../domain/invitationSheet';
import { invitationSheetTexts as texts } from '../../../texts/invitationSheet';
import { LoadingState } from '../../page/LoadingState';
import { useOnLeave } from '../../page/useOnLeave';
import { useWhenOnline } from '../../page/useWhenOnline';
import { MemberChoice } from './MemberChoice';
import { MissingCodes } from './MissingCodes';
import styles from './Sheet.module.css';
import { SheetActions } from './SheetActions';
import { Sheets } from './Sheets';

/** `/members/sheet`: invitations on paper, for members without an e-mail [MB-2, MB-4]. */
export function SheetScreen() {
  const { status } = useAppSelector(selectInvitationSheet);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(status);
  useWhenOnline(membersActions.opened);
  useOnLeave(invitationSheetActions.closed);
  // The button that was pressed leaves with its part of the page.
  useEffect(() => {
    if (shown.current !== status) heading.current?.focus();
    shown.current = status;
  }, [status]);

  return (
    <Page>
      <div className={styles.column}>
        <h2 className={styles.title} ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        {status === 'idle' ? <Choosing /> : <Making />}
        {status !== 'idle' && status !== 'running' && <SheetActions />}
      </div>
    </Page>
  );
}

/** The choice of members, once they are loaded. */
function Choosing() {
  const dispatch = useAppDispatch();
  const { status, members, error } = useAppSelector(selectMembers);
  const candidates = membersForPaper(members);
  if (candidates.length > 0) return <MemberChoice members={candidates} />;
  if (status === 'succeeded') {
    return (
      <EmptyState icon="members" {...texts.empty} action={<TextLink to="/members">{texts.back}</TextLink>} />
    );
  }
  return (
    <LoadingState
      error={status === 'failed' ? error : null}
      offline={texts.membersOffline}
      retry={texts.retry}
      onRetry={() => dispatch(membersActions.opened())}
    />
  );
}

/** How far the codes are; then the sheet, and whose code is missing. */
function Making() {
  const { status, waiting, invitations } = useAppSelector(selectInvitationSheet);
  const total = waiting.length + invitations.length;
  const done = invitations.length;
  const ready = done > 0 ? texts.ready(done) : texts.noneReady;
  return (
    <>
      <div className={styles.content}>
        <Stack>
          <p role="status">{status === 'running' ? texts.made(done, total) : ready}</p>
          {status === 'running' ? <Lane value={done} max={total} label={texts.progress} /> : <MissingCodes />}
        </Stack>
      </div>
      {status !== 'running' && <Sheets />}
    </>
  );
}
