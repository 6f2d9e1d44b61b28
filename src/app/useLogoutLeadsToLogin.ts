import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectHasLeftByChoice } from '../../store/session/selectors';
import { guardRedirect } from '../domain/guards';

/** Opens the login page after the user logs out, also from a page that needs no login [SH-12]. */
export const useLogoutLeadsToLogin = () => {
  const hasLeft = useAppSelector(selectHasLeftByChoice);
  const navigate = useNavigate();
  const leave = useEffectEvent(() => navigate('/login', { replace: true, state: guardRedirect }));
  useEffect(() => {
    if (hasLeft) leave();
  }, [hasLeft]);
};
