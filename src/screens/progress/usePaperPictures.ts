import { useCallback, useState } from 'react';
import type { Paper } from '../../../store/progress/papers';
import type { Pictures } from './PaperStills';

/** The pictures of the plans on these sheets, as far as they are made. */
export const usePaperPictures = (sheets: readonly Paper[]) => {
  const [pictures, setPictures] = useState<Pictures>({});
  const onMade = useCallback(
    (fileName: string, picture: string | null) => setPictures((made) => ({ ...made, [fileName]: picture })),
    [],
  );
  const shown = [...new Set(sheets.flatMap(({ plan }) => plan.flatMap(({ video }) => video ?? [])))];
  return {
    pictures,
    onMade,
    /** The clips whose pictures are still being made. */
    wanted: shown.filter((fileName) => pictures[fileName] === undefined),
    /** How many clips have no picture: so far, or for good. */
    without: shown.filter((fileName) => !pictures[fileName]).length,
  };
};
