import type { ClipQuestionsLoader } from '../ports';

/** What asks for clips. Only with a server of others is its code needed. `baseUrl` is that of the API. */
export const createClipQuestions = (baseUrl: string, storage: Storage): ClipQuestionsLoader => ({
  load: async () => (await import('./openClipQuestions')).openClipQuestions(baseUrl, storage),
});
