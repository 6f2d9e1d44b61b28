import { selectOfferedWay } from '../../../store/homeScreen/selectors';
import { homeScreenActions } from '../../../store/homeScreen/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectWaitingRunCount } from '../../../store/runs/selectors';
import { Button } from '../../components/form/Button';
import { Offer } from '../../components/status/Offer';
import { homeScreenTexts } from '../../texts/homeScreen';
import { SendNow } from '../page/SendNow';

/**
 * Offers to bring the app onto the home screen, or says how, until the person declines [AC-3]. What waits is to be sent
 * first [LV-8].
 */
export function HomeScreenOffer() {
  const dispatch = useAppDispatch();
  const way = useAppSelector(selectOfferedWay);
  const waitingRuns = useAppSelector(selectWaitingRunCount);
  const isDeclined = useAppSelector((state) => state.homeScreen.isDeclined);
  if (way === null) return null;

  const decline = !isDeclined && (
    <Button variant="plain" onClick={() => dispatch(homeScreenActions.declined())}>
      {homeScreenTexts.decline}
    </Button>
  );
  if (way === 'prompt') {
    return (
      <Offer
        icon="home"
        text={homeScreenTexts.prompt}
        actions={
          <>
            <Button variant="secondary" onClick={() => dispatch(homeScreenActions.installRequested())}>
              {homeScreenTexts.install}
            </Button>
            {decline}
          </>
        }
      />
    );
  }
  if (waitingRuns === 0) return <Offer icon="home" text={homeScreenTexts.byHand} actions={decline} />;
  return (
    <Offer
      icon="home"
      text={`${homeScreenTexts.sendFirst(waitingRuns)} ${homeScreenTexts.byHand}`}
      actions={
        <>
          <SendNow />
          {decline}
        </>
      }
    />
  );
}
