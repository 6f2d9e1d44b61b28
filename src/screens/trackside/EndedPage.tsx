import { useAppDispatch } from '../../../store/hooks';
import { tracksideActions } from '../../../store/trackside/slice';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { tracksideTexts } from '../../texts/trackside';
import { EmptyPage } from '../page/EmptyPage';

const { ended: texts } = tracksideTexts;

/** All screenings of the session are closed [TS-3]. */
export function EndedPage() {
  const dispatch = useAppDispatch();
  return (
    <EmptyPage
      icon="done"
      title={texts.title}
      text={texts.text}
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
