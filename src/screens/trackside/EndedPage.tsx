import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectTracksideSession } from '../../../store/trackside/selectors';
import { tracksideActions } from '../../../store/trackside/slice';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { secondLookTexts } from '../../texts/agreement';
import { tracksideTexts } from '../../texts/trackside';
import { EmptyPage } from '../page/EmptyPage';

const { ended: texts } = tracksideTexts;

/** All screenings of the session are closed, or discarded [TS-3]. */
export function EndedPage() {
  const dispatch = useAppDispatch();
  const session = useAppSelector(selectTracksideSession);
  const isAnyKept = session?.members.length !== 0;
  const kept = session?.secondLook ? secondLookTexts.ended : texts.kept;
  return (
    <EmptyPage
      icon="done"
      {...(isAnyKept ? kept : texts.discarded)}
      action={
        <>
          <ButtonLink to="/athletes">{texts.results}</ButtonLink>
          <Button variant="secondary" onClick={() => dispatch(tracksideActions.openRequested())}>
            {texts.again}
          </Button>
        </>
      }
    />
  );
}
