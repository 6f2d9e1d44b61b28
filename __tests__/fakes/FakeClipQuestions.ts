import type { ClipQuestions } from '../../src/services/ports';
import { bindMethods } from './bindMethods';
import type { FakeHttp } from './FakeHttp';

/** Asks the fake server for its clips. When it asked is in the local storage of the device. */
export class FakeClipQuestions implements ClipQuestions {
  /** Whether the person wants the browser to load as little as it can. */
  isSaving = false;

  constructor(
    private readonly http: FakeHttp,
    private readonly items: Map<string, string>,
  ) {
    bindMethods(this);
  }

  mayAsk(now: number) {
    const since = now - Number(this.items.get('clipsAskedAt') ?? 0);
    return (since < 0 || since >= 24 * 60 * 60 * 1000) && !this.isSaving;
  }

  noteAsked(now: number) {
    this.items.set('clipsAskedAt', String(now));
  }

  stateOf(fileName: string, token: string, signal: AbortSignal) {
    return this.http.clipState(fileName, token, signal);
  }
}
