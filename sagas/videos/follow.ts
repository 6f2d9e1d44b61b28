import { type ClipState, changeOf, type KeptClip } from '../../src/domain/clips';
import { selectWantedVideos } from '../../store/videos/selectors';
import { call, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { replaceClip } from './fetchClip';

/** Returns the clips of this device that something shows. */
export function* shownClips(): Saga<KeptClip[]> {
  const { database } = yield* services();
  const wanted = yield* select(selectWantedVideos);
  return (yield* call(database.keptVideos)).filter(({ fileName }) => wanted.includes(fileName));
}

/** Fetches a clip again that differs from what the server has now. */
export function* follow(kept: KeptClip, now: ClipState | undefined): Saga {
  const { clock, database } = yield* services();
  const change = changeOf(kept, now);
  if (change === 'other') yield* replaceClip(kept.fileName, now, now?.etag ?? String(clock.now()));
  if (change === 'untagged' && now?.etag) yield* call(database.tagVideo, kept.fileName, now.etag);
}
