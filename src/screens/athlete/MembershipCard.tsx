import { ButtonLink } from '../../components/form/ButtonLink';
import { Row } from '../../components/layout/Row';
import { SectionCard } from '../../components/layout/SectionCard';
import { Tag } from '../../components/status/Tag';
import type { User } from '../../contract/schemas';
import { formatDate } from '../../domain/formats';
import { athletePageTexts } from '../../texts/athlete';

const { membership: texts, facts } = athletePageTexts;

/** The way to the page of the member, where trainers hand over and invite anew [MB-5]. */
export function MembershipCard({ athlete: { id, invitedAt } }: { athlete: User }) {
  return (
    <SectionCard
      id="mitgliedschaft"
      title={texts.title}
      aside={
        invitedAt && (
          <Tag mark="mail" tone="warn">
            {facts.invited(formatDate(invitedAt))}
          </Tag>
        )
      }
    >
      <p>{texts.text}</p>
      <Row>
        <ButtonLink variant="secondary" mark="members" to={`/members/${id}`}>
          {texts.open}
        </ButtonLink>
      </Row>
    </SectionCard>
  );
}
