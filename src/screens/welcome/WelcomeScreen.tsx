import type { ComponentType } from 'react';
import { type FeedbackOffer as Offered, selectFeedbackOffers } from '../../../store/feedback/selectors';
import { selectOfferedWay } from '../../../store/homeScreen/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectHasHurt } from '../../../store/pain/selectors';
import { selectUser } from '../../../store/session/selectors';
import {
  selectCanInviteFirst,
  selectClubPages,
  selectHasDesk,
  selectInterruptedRuns,
  selectIsWithoutScreening,
  selectNextStep,
  selectOpenTrackside,
} from '../../../store/welcome/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Stack } from '../../components/layout/Stack';
import { WelcomeLayout } from '../../components/layout/WelcomeLayout';
import { LinkCard, LinkCards } from '../../components/list/LinkCards';
import { Tile } from '../../components/list/Tile';
import { onDemand } from '../../components/onDemand';
import { isTrainer } from '../../domain/athletes';
import type { NextStep } from '../../domain/nextStep';
import { welcomeTexts } from '../../texts/welcome';
import { isPlainHttp } from '../page/isPlainHttp';
import { RefreshedPage } from '../page/RefreshedPage';
import { useFreshData } from '../page/useFreshData';
import { RefusedRunsAlert } from '../unsent/RefusedRunsAlert';
import { AthletesTile } from './AthletesTile';
import { HomeScreenOffer } from './HomeScreenOffer';
import { MessagesTile } from './MessagesTile';
import { OverviewTile } from './OverviewTile';
import { ProgressTile } from './ProgressTile';
import { ResumeTile } from './ResumeTile';
import { StartTile } from './StartTile';
import { TracksideTile } from './TracksideTile';
import { TrainingTile } from './TrainingTile';
import { useAnnouncedUpdate } from './useAnnouncedUpdate';
import { WriteTile } from './WriteTile';

type Offers = typeof import('./offers');

/** Offers are rare and should not slow the start. If the code cannot be loaded, no offer is shown. */
const offer = <Props extends object>(choose: (loaded: Offers) => ComponentType<Props>) =>
  onDemand<Props>(() => import('./offers').then(choose, () => () => null));

const FeedbackOffer = offer<{ offer: Offered }>((loaded) => loaded.FeedbackOffer);
const MorningCard = offer((loaded) => loaded.MorningCard);
const PlainHttpWarning = offer((loaded) => loaded.PlainHttpWarning);

/** The tile that is turquoise: what was begun before what comes next. */
const firstTile = (isAtTrack: boolean, isInterrupted: boolean, nextStep: NextStep) => {
  if (isAtTrack) return 'trackside';
  return isInterrupted ? 'resume' : nextStep;
};

/**
 * `/`: the tile of the next step is turquoise and comes first: an open session at the track [TS-4], an interrupted run,
 * else `nextStepOf` [WE-1 to WE-4].
 */
export function WelcomeScreen() {
  const user = useAppSelector(selectUser);
  const interrupted = useAppSelector(selectInterruptedRuns);
  const offers = useAppSelector(selectFeedbackOffers);
  const offersHomeScreen = useAppSelector(selectOfferedWay) !== null;
  const isWithoutScreening = useAppSelector(selectIsWithoutScreening);
  const canInviteFirst = useAppSelector(selectCanInviteFirst);
  const hasDesk = useAppSelector(selectHasDesk);
  const pages = useAppSelector(selectClubPages);
  const hasHurt = useAppSelector(selectHasHurt);
  const nextStep = useAppSelector(selectNextStep);
  const isAtTrack = useAppSelector(selectOpenTrackside) !== null;
  const first = firstTile(isAtTrack, interrupted.length > 0, nextStep);
  useAnnouncedUpdate();
  useFreshData();
  return (
    <RefreshedPage>
      <Stack gap="large">
        <RefusedRunsAlert />
        {isPlainHttp() && <PlainHttpWarning />}
        <WelcomeLayout
          greeting={welcomeTexts.hello(user?.firstName ?? '')}
          label={welcomeTexts.tiles}
          beside={
            pages.account && (
              <ButtonLink variant="plain" mark="user" to="/account">
                {welcomeTexts.account}
              </ButtonLink>
            )
          }
          ask={hasHurt && <MorningCard />}
          below={
            (pages.members || pages.club || pages.content) && (
              <LinkCards title={welcomeTexts.manage}>
                {pages.members && <LinkCard icon="members" title={welcomeTexts.members} to="/members" />}
                {pages.content && <LinkCard icon="content" title={welcomeTexts.content} to="/content" />}
                {pages.club && <LinkCard icon="club" title={welcomeTexts.club} to="/club" />}
              </LinkCards>
            )
          }
          after={
            (offers.length > 0 || offersHomeScreen) && (
              <Stack>
                <HomeScreenOffer />
                {offers.map((offer) => (
                  <FeedbackOffer key={offer.key} offer={offer} />
                ))}
              </Stack>
            )
          }
        >
          {isAtTrack && <TracksideTile />}
          {interrupted.map((run, index) => (
            <ResumeTile key={run.kind} run={run} first={index === 0 && first === 'resume'} />
          ))}
          {isWithoutScreening && <WriteTile first={first === 'writeToTrainer'} />}
          {canInviteFirst && (
            <Tile
              icon="invite"
              title={welcomeTexts.invite}
              text={welcomeTexts.noAthletes}
              first={first === 'inviteAthletes'}
              to="/members"
            />
          )}
          {first === 'training' && <TrainingTile first />}
          {hasDesk && <AthletesTile first={first === 'athletes'} />}
          <StartTile first={first === 'screening'} />
          {user && isTrainer(user) && !isAtTrack && <TracksideTile />}
          <OverviewTile />
          {user && <ProgressTile user={user} />}
          {first !== 'training' && <TrainingTile first={false} />}
          <MessagesTile />
        </WelcomeLayout>
      </Stack>
    </RefreshedPage>
  );
}
