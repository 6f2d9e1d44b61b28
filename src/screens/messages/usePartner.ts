import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { chatActions } from '../../../store/chat/slice';
import { useAppDispatch } from '../../../store/hooks';

const parameter = 'with';

/** The address of the conversation with a partner. */
export const conversationWith = (partnerId: number) => `/messages?${parameter}=${partnerId}`;

/** Location state of a conversation that was opened from the list: then "back" is one step in the history. */
export const fromList = { isFromList: true };

/** The partner of the open conversation, read from the address, and a function that returns to the list. */
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
