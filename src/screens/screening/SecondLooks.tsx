import { useAppSelector } from '../../../store/hooks';
import { type SecondLook, selectFirstLook, selectSecondLooks } from '../../../store/progress/secondLooks';
import { selectUser } from '../../../store/session/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { SectionCard } from '../../components/layout/SectionCard';
import type { LocalScreeningRun } from '../../domain/runs';
import { secondLookTexts as texts } from '../../texts/agreement';

interface SecondLooksProps {
  userId: number;
  /** The client id of an earlier run; null for the last one. */
  clientId: string | null;
}

/** Lets a trainer rate the same person again, and says how far both ratings agree [ZB-1]. */
export function SecondLooks({ userId, clientId }: SecondLooksProps) {
  const first = useAppSelector((state) => selectFirstLook(state, userId, clientId));
  return first ? <LooksAt first={first} /> : null;
}

function LooksAt({ first }: { first: LocalScreeningRun }) {
  const looks = useAppSelector((state) => selectSecondLooks(state, first));
  return (
    <SectionCard id="zweitblick" title={texts.title}>
      {looks.length > 0 && (
        <ul>
          {looks.map((look) => (
            <LookRow key={look.clientId} look={look} />
          ))}
        </ul>
      )}
      <p>{texts.before}</p>
      <ButtonLink
        variant="secondary"
        to={`/trackside?athletes=${first.userId}&second=${encodeURIComponent(first.clientId)}`}
      >
        {texts.begin}
      </ButtonLink>
    </SectionCard>
  );
}

function LookRow({ look: { rater, isFromClip, pairs, differing } }: { look: SecondLook }) {
  const isOwn = useAppSelector(selectUser)?.id === rater;
  const who = texts.by[isOwn ? 'self' : 'another'][isFromClip ? 'clip' : 'live'];
  return <li>{texts.of(who, pairs, differing)}</li>;
}
