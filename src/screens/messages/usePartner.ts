import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { chatActions } from '../../../store/chat/slice';
import { useAppDispatch } from '../../../store/hooks';

const parameter = 'with';

/** The address of the conversation with a partner. */
export const conversationWith = (partnerId: number) => `/messages?${parameter}=${partnerId}`;

/** State of an address that was opened from the list, so that the way back is one step. */
export const fromList = { isFromList: true };

/** The other side of the open conversation, as the address says it, and the way back to the list. */
export const usePartner = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const partnerId = Number(search.get(parameter)) || null;

  useEffect(() => {
    dispatch(chatActions.entered());
    return () => {
      dispatch(chatActions.left());
    };
  }, [dispatch]);
  useEffect(() => {
    dispatch(chatActions.partnerSelected(partnerId));
  }, [dispatch, partnerId]);

  const backToList = () =>
    state?.isFromList === true ? navigate(-1) : navigate('/messages', { replace: true });
  return { partnerId, backToList };
};
