import type { Elements } from '../../components/elements';
import { PersonCard } from '../../components/layout/PersonCard';
import { Tag } from '../../components/status/Tag';
import type { User } from '../../contract/schemas';
import { fullName } from '../../domain/athletes';
import type { DeskRow } from '../../domain/desk/deskRows';
import { formatDate } from '../../domain/formats';
import { athletePageTexts as texts } from '../../texts/athlete';
import { measureTexts } from '../../texts/measures';

interface AthleteHeadProps {
  athlete: User;
  /** The athlete on the desk. */
  row: DeskRow | undefined;
  walk: Elements;
}

/** Who the athlete is, and their last result. */
export function AthleteHead({ athlete, row, walk }: AthleteHeadProps) {
  const { team, invitedAt } = athlete;
  const last =
    row?.change &&
    row.lastScreening &&
    texts.last(measureTexts.percent(row.change.result), formatDate(row.lastScreening.start));
  return (
    <PersonCard name={fullName(athlete)} text={[team, last].filter(Boolean).join(' · ')} aside={walk}>
      {invitedAt && (
        <p>
          <Tag mark="mail" tone="warn">
            {texts.facts.invited(formatDate(invitedAt))}
          </Tag>
        </p>
      )}
    </PersonCard>
  );
}
