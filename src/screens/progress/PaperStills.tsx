import { useEffect, useEffectEvent } from 'react';
import { StillMaker } from '../../components/runs/StillMaker';
import { useVideoUrl } from '../videos/useVideoUrl';

/** A data URL by the file name of the clip; null where the clip is not on this device or does not play. */
export type Pictures = Readonly<Record<string, string | null>>;

interface PaperStillsProps {
  /** The file names of the clips whose pictures are still to be made, each once. */
  wanted: readonly string[];
  onMade: (fileName: string, picture: string | null) => void;
}

/** 34 × 25 mm, as on the sheet, in 300 dots an inch. */
const size = { width: 400, height: 294 };

/** Makes the pictures that are printed, one of each clip, however many sheets show it [HI-8]. */
export function PaperStills({ wanted, onMade }: PaperStillsProps) {
  return wanted.map((fileName) => (
    <PaperStill key={fileName} fileName={fileName} onMade={(picture) => onMade(fileName, picture)} />
  ));
}

function PaperStill({ fileName, onMade }: { fileName: string; onMade: (picture: string | null) => void }) {
  const src = useVideoUrl(fileName);
  const giveUp = useEffectEvent(() => onMade(null));
  useEffect(() => {
    if (src === null) giveUp();
  }, [src]);
  return src ? <StillMaker src={src} size={size} onMade={onMade} /> : null;
}
