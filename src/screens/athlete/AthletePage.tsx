import { selectTrainingEntries } from '../../../store/desk/athlete';
import { useAppSelector } from '../../../store/hooks';
import { selectHasFeature } from '../../../store/server/selectors';
import { SectionLayout, type SectionLink } from '../../components/layout/SectionLayout';
import { membersFeature, trainingsFeature } from '../../contract/features';
import type { User } from '../../contract/schemas';
import { fullName } from '../../domain/athletes';
import { athletePageTexts } from '../../texts/athlete';
import { RefreshedPage } from '../page/RefreshedPage';
import { useDocumentTitle } from '../page/useDocumentTitle';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { AssignmentCard } from './AssignmentCard';
import { AthleteCard } from './AthleteCard';
import { MembershipCard } from './MembershipCard';
import { NotesCard } from './NotesCard';
import { ProgressCard } from './ProgressCard';
import { TrainingsCard } from './TrainingsCard';
import { WrittenCard } from './WrittenCard';

const { sections, assignment, progress, notes, trainings, written, membership } = athletePageTexts;

/** Who the athlete is, and a card for each subject with a link to it [DE-4]. */
export function AthletePage({ athlete }: { athlete: User }) {
  const hasMembers = useAppSelector((state) => selectHasFeature(state, membersFeature));
  const listsTrainings = useAppSelector((state) => selectHasFeature(state, trainingsFeature));
  // Those of this device are there on every server.
  const hasLocal = useAppSelector((state) => selectTrainingEntries(state, athlete.id).length > 0);
  const hasTrainings = listsTrainings || hasLocal;
  const name = fullName(athlete);
  useDocumentTitle(name);
  useSecondaryTitle(name);
  const links: SectionLink[] = [
    { id: 'zuweisung', title: assignment.title, icon: 'screening' },
    ...(listsTrainings ? ([{ id: 'verlauf', title: progress.title, icon: 'progress' }] as const) : []),
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
      <SectionLayout label={sections} sections={links} head={<AthleteCard athlete={athlete} />}>
        <AssignmentCard athlete={athlete} />
        {listsTrainings && <ProgressCard athlete={athlete} />}
        <NotesCard athlete={athlete} />
        {hasTrainings && <TrainingsCard athlete={athlete} />}
        {hasTrainings && <WrittenCard athlete={athlete} />}
        {hasMembers && <MembershipCard athlete={athlete} />}
      </SectionLayout>
    </RefreshedPage>
  );
}
