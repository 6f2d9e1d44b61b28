import type { FeedbackOffer as Offered } from '../../../store/feedback/selectors';
import { feedbackActions } from '../../../store/feedback/slice';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Offer } from '../../components/status/Offer';
import { formatDate } from '../../domain/formats';
import { feedbackTexts } from '../../texts/feedback';
import { useOthersName } from '../runs/useOthersName';

const texts = feedbackTexts.offer;

/** Offers feedback on an exercise run that ended offline, until it is given or declined [TR-20, ON-4]. */
export function FeedbackOffer({ offer }: { offer: Offered }) {
  const dispatch = useAppDispatch();
  const name = useOthersName(offer.userId);
  const date = formatDate(offer.start);
  return (
    <Offer
      icon="feedback"
      text={name === null ? texts.own(date) : texts.of(name, date)}
      actions={
        <>
          <ButtonLink variant="secondary" to={`/feedback/${offer.name}`}>
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
