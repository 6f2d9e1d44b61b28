import { selectContent } from '../../../store/content/selectors';
import { useAppSelector } from '../../../store/hooks';

/** Returns what says why a field of an item stops its publication, by the path of the field [CT-11]. */
export const useProblems = (key: string) => {
  const { problems } = useAppSelector(selectContent);
  return (path: string): string | undefined =>
    problems.find((problem) => problem.key === key && problem.path === path)?.message;
};
