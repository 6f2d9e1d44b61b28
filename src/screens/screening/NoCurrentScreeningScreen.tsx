import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { selectScreenings } from '../../../store/screening/selectors';
import {
  selectCanInviteFirst,
  selectHasDesk,
  selectIsWithoutScreening,
} from '../../../store/welcome/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Page } from '../../components/layout/Page';
import { guardRedirect } from '../../domain/guards';
import { noCurrentScreeningTexts } from '../../texts/noCurrentScreening';
import { EmptyPage } from '../page/EmptyPage';
import { NoAthletes } from '../page/NoAthletes';
import { WriteToTrainer } from './WriteToTrainer';

const { title, text, toAssign } = noCurrentScreeningTexts;

/**
 * `/nocurrentscreening`: no screening is assigned to the user yet [NS-1], who can ask their trainer for one. Leads on
 * when one arrives [CO-25]. A trainer assigns screenings, and one without athletes invites some, where that can be done
 * in the app.
 */
export function NoCurrentScreeningScreen() {
  const hasScreening = useAppSelector(selectScreenings).length > 0;
  const isWithoutScreening = useAppSelector(selectIsWithoutScreening);
  const canInviteFirst = useAppSelector(selectCanInviteFirst);
  const hasDesk = useAppSelector(selectHasDesk);
  const [hadScreening] = useState(hasScreening);
  if (hasScreening && !hadScreening) return <Navigate to="/screening" replace state={guardRedirect} />;
  if (canInviteFirst) {
    return (
      <Page>
        <NoAthletes />
      </Page>
    );
  }
  if (hasDesk && !hasScreening) return <AssignPage />;
  return (
    <EmptyPage icon="screening" title={title} text={text} action={isWithoutScreening && <WriteToTrainer />} />
  );
}

/** No athlete of this trainer has a screening: they assign some. */
function AssignPage() {
  return (
    <EmptyPage
      icon="screening"
      title={title}
      text={toAssign.text}
      action={
        <ButtonLink mark="screening" to="/athletes">
          {toAssign.action}
        </ButtonLink>
      }
    />
  );
}
