import { useAppSelector } from '../../../store/hooks';
import { selectLastResult } from '../../../store/progress/result';
import { PainMark } from '../../components/pain/PainMark';
import { PainNote } from '../../components/pain/PainNote';
import { painTexts } from '../../texts/pain';

/** Where the last screening hurt, with a result or without, and what was written on it [PN-4, PN-5]. */
export function ScreeningPains({ userId }: { userId: number }) {
  const result = useAppSelector((state) => selectLastResult(state, userId));
  if (!result) return null;
  return [...result.results, ...result.painful].map(
    ({ testId, name, pain, painNote }) =>
      pain !== undefined && (
        <p key={testId}>
          <PainMark pain={pain} /> <span>{painTexts.at(name)}</span> <PainNote note={painNote} />
        </p>
      ),
  );
}
