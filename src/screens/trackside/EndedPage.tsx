import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectTracksideSession } from '../../../store/trackside/selectors';
import { tracksideActions } from '../../../store/trackside/slice';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { tracksideTexts } from '../../texts/trackside';
import { EmptyPage } from '../page/EmptyPage';

const { ended: texts } = tracksideTexts;

/** All screenings of the session are closed, or discarded [TS-3]. */
export function EndedPage() {
  const dispatch = useAppDispatch();
  const isAnyKept = useAppSelector((state) => selectTracksideSession(state)?.members.length !== 0);
  return (
    <EmptyPage
      icon="done"
      {...(isAnyKept ? texts.kept : texts.discarded)}
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
