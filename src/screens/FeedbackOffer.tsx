import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { FeedbackOffer as Offered } from '../../store/selectors/feedback';
import { selectAthleteName } from '../../store/selectors/screening';
import { selectUser } from '../../store/selectors/session';
import { feedbackActions } from '../../store/slices/feedback';
import { Button } from '../components/Button';
import { ButtonLink } from '../components/ButtonLink';
import { Offer } from '../components/Offer';
import { formatDate } from '../domain/formats';
import { feedbackTexts } from '../texts/feedback';

const texts = feedbackTexts.offer;

/** Asks about a training that ended without its question, until it is answered or declined once [TR-20]. */
export function FeedbackOffer({ offer }: { offer: Offered }) {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const name = useAppSelector((state) => selectAthleteName(state, offer.userId));
  const isOwn = offer.userId === user?.id || name === null;
  const date = formatDate(offer.start);
  return (
    <Offer
      icon="feedback"
      text={isOwn ? texts.own(date) : texts.of(name, date)}
      actions={
        <>
          <ButtonLink variant="secondary" to={`/feedback/${offer.exerciseRunId}`}>
            {texts.give}
          </ButtonLink>
          <Button variant="plain" onClick={() => dispatch(feedbackActions.declined(offer.key))}>
            {texts.dismiss}
          </Button>
        </>
      }
    />
  );
}
