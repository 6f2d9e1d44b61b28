import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectContent } from '../../../store/content/selectors';
import { contentActions } from '../../../store/content/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { contentPath, isNamedKind } from '../../domain/content/drafts';

/** Opens the page of an item that was just made or copied here [CT-10]. */
export const useMadeItem = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { made } = useAppSelector(selectContent);
  useEffect(() => {
    if (!made) return;
    dispatch(contentActions.madeOpened());
    if (isNamedKind(made.kind)) navigate(contentPath(made));
  }, [dispatch, navigate, made]);
};
