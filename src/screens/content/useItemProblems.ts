import { selectContent } from '../../../store/content/selectors';
import { useAppSelector } from '../../../store/hooks';

/** Why an item cannot be published, as the last plan said, with the paths of its fields [CT-11]. */
export const useItemProblems = (key: string) =>
  useAppSelector(selectContent).problems.filter((problem) => problem.key === key);
