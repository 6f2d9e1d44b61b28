import type { ReactNode } from 'react';
import { selectMayEditContent } from '../../../store/content/selectors';
import { useAppSelector } from '../../../store/hooks';
import { selectHasFeature } from '../../../store/server/selectors';
import { contentFeature } from '../../contract/features';
import { contentTexts } from '../../texts/content';
import { ToHome } from '../page/ToHome';

/** Shows a page of the content where the server has it, to those who have the right; leads all others home [CT-1]. */
export function ContentGate({ children }: { children: ReactNode }) {
  const mayEdit = useAppSelector(selectMayEditContent);
  const isOffered = useAppSelector((state) => selectHasFeature(state, contentFeature));
  if (mayEdit) return children;
  return <ToHome text={isOffered ? contentTexts.forbidden : contentTexts.unsupported} />;
}
