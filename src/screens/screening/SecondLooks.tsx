import { useAppSelector } from '../../../store/hooks';
import { type SecondLook, selectMayLookAgain, selectSecondLooks } from '../../../store/progress/secondLooks';
import { selectUser } from '../../../store/session/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { SectionCard } from '../../components/layout/SectionCard';
import { formatDate } from '../../domain/formats';
import type { LocalScreeningRun } from '../../domain/runs';
import { secondLookTexts as texts } from '../../texts/agreement';
import { RunCorrection } from './RunCorrection';

/** Lets a trainer rate the same person again, and says how far both ratings agree [ZB-1]. */
export function SecondLooks({ first }: { first: LocalScreeningRun }) {
  const mayLookAgain = useAppSelector((state) => selectMayLookAgain(state, first));
  const looks = useAppSelector((state) => selectSecondLooks(state, first));
  if (!mayLookAgain) return null;
  return (
    <SectionCard id="zweitblick" title={texts.title}>
      {looks.length > 0 && (
        <ul>
          {looks.map((look) => (
            <LookRow key={look.run.clientId} look={look} />
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

function LookRow({ look }: { look: SecondLook }) {
  const { run, hasFirst, rater, isFromClip, pairs, differing } = look;
  const isOwn = useAppSelector(selectUser)?.id === rater;
  const who = texts.by[isOwn ? 'self' : 'another'][isFromClip ? 'clip' : 'live'];
  return (
    <li>
      <p>{hasFirst ? texts.of(who, pairs, differing) : texts.alone(who, formatDate(run.start))}</p>
      <RunCorrection run={run} />
    </li>
  );
}
