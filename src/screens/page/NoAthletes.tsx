import { ButtonLink } from '../../components/form/ButtonLink';
import { EmptyState } from '../../components/status/EmptyState';
import { athleteTexts } from '../../texts/athletes';
import { componentTexts } from '../../texts/components';

const texts = athleteTexts.none;

/** For a trainer without athletes: the way to invite the first ones [MB-2]. */
export function NoAthletes() {
  return (
    <EmptyState
      icon="invite"
      title={texts.title}
      text={texts.text}
      action={
        <>
          <ButtonLink mark="invite" to="/members">
            {texts.invite}
          </ButtonLink>
          <ButtonLink variant="secondary" mark="home" to="/">
            {componentTexts.home}
          </ButtonLink>
        </>
      }
    />
  );
}
