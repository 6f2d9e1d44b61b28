import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectToasts } from '../../store/toasts/selectors';
import { toastsActions } from '../../store/toasts/slice';
import { ToastList } from '../components/shell/ToastList';

/** The messages to the user. They stay while the user hovers or focuses one of them [SH-6]. */
export function ShellToasts() {
  const dispatch = useAppDispatch();
  const messages = useAppSelector(selectToasts);
  return (
    <ToastList
      messages={messages}
      onClose={(id) => dispatch(toastsActions.dismissed(id))}
      onHold={() => dispatch(toastsActions.held())}
      onRelease={() => dispatch(toastsActions.released())}
    />
  );
}
