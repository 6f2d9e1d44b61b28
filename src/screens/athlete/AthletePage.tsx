import { selectTrainingEntries } from '../../../store/desk/athlete';
import { useAppSelector } from '../../../store/hooks';
import { selectOffice } from '../../../store/office/selectors';
import { selectHasFeature } from '../../../store/server/selectors';
import { SectionLayout, type SectionLink } from '../../components/layout/SectionLayout';
import { membersFeature, planFeature, trainingsFeature } from '../../contract/features';
import type { User } from '../../contract/schemas';
import { fullName } from '../../domain/athletes';
import { athletePageTexts } from '../../texts/athlete';
import { planTexts } from '../../texts/plan';
import { useDeskRowsNow } from '../desk/useDeskRowsNow';
import { RefreshedPage } from '../page/RefreshedPage';
import { useDocumentTitle } from '../page/useDocumentTitle';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { PlanCard } from '../plan/PlanCard';
import { AssignmentCard } from './AssignmentCard';
import { AthleteHead } from './AthleteHead';
import { LastCard } from './LastCard';
import { MembershipCard } from './MembershipCard';
import { NextDock } from './NextDock';
import { NotesCard } from './NotesCard';
import { ProgressCard } from './ProgressCard';
import { TrainingsCard } from './TrainingsCard';
import { useDeskPlace } from './useDeskPlace';
import { WalkLinks } from './WalkLinks';
import { WhyCard } from './WhyCard';
import { WrittenCard } from './WrittenCard';

const { sections, walk, facts, assignment, progress, notes, trainings, written, membership } =
  athletePageTexts;

/** Who the athlete is, why they need the trainer, and a card for each subject with a link to it [DE-4, DE-8]. */
export function AthletePage({ athlete }: { athlete: User }) {
  const hasMembers = useAppSelector((state) => selectHasFeature(state, membersFeature));
  const listsTrainings = useAppSelector((state) => selectHasFeature(state, trainingsFeature));
  const hasPlan = useAppSelector((state) => selectHasFeature(state, planFeature));
  // Those of this device are there on every server.
  const hasLocal = useAppSelector((state) => selectTrainingEntries(state, athlete.id).length > 0);
  const hasTrainings = listsTrainings || hasLocal;
  const isRead = useAppSelector(selectOffice).desk.status === 'succeeded';
  const { rows, now } = useDeskRowsNow();
  const row = rows.find(({ id }) => id === athlete.id);
  const name = fullName(athlete);
  useDocumentTitle(name);
  const { choice, place } = useDeskPlace(rows, isRead, athlete.id);
  useSecondaryTitle(place ? walk.place(place.number, place.all) : name);
  const links: SectionLink[] = [
    ...(listsTrainings ? ([{ id: 'verlauf', title: progress.title, icon: 'progress' }] as const) : []),
    { id: 'zuletzt', title: facts.title, icon: 'overview' },
    { id: 'zuweisung', title: assignment.title, icon: 'screening' },
    ...(hasPlan ? ([{ id: 'plan', title: planTexts.title, icon: 'training' }] as const) : []),
    { id: 'notizen', title: notes.title, icon: 'note' },
    ...(hasTrainings
      ? ([
          { id: 'trainings', title: trainings.title, icon: 'training' },
          { id: 'geschrieben', title: written.short, icon: 'feedback' },
        ] as const)
      : []),
    ...(hasMembers ? ([{ id: 'mitgliedschaft', title: membership.title, icon: 'members' }] as const) : []),
  ];
  return (
    <RefreshedPage>
      <SectionLayout
        label={sections}
        sections={links}
        head={
          <AthleteHead
            athlete={athlete}
            row={row}
            walk={place && place.all > 1 && <WalkLinks place={place} choice={choice} />}
          />
        }
        lead={isRead && row && <WhyCard athlete={athlete} row={row} now={now} />}
      >
        {listsTrainings && <ProgressCard athlete={athlete} now={now} />}
        <LastCard athlete={athlete} />
        <AssignmentCard athlete={athlete} />
        {hasPlan && <PlanCard athlete={athlete} />}
        <NotesCard athlete={athlete} />
        {hasTrainings && <TrainingsCard athlete={athlete} />}
        {hasTrainings && <WrittenCard athlete={athlete} />}
        {hasMembers && <MembershipCard athlete={athlete} />}
      </SectionLayout>
      {isRead && <NextDock athlete={athlete} choice={choice} />}
    </RefreshedPage>
  );
}
