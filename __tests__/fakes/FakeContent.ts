import {
  type ContentBody,
  type ContentDraftPost,
  type ContentItem,
  type ContentSample,
  contentDraftPostSchema,
  type PublishPlan,
  publishPostSchema,
} from '../../src/contract/content';
import { newItem, withBody } from '../../src/domain/content/drafts';
import type { OfficeAnswers } from './officeServer';
import { Refusal } from './serverCalls';

const at = '2025-03-10T08:00:00.000Z';

const changedElsewhere = (present: ContentItem | undefined) =>
  new Refusal(409, 'Jemand anderes hat das geändert.', { present });

const targetOf = (body: unknown) => body as { key: string; revision: number };

/** The calls of the content as the app needs them. What the server really does is tested on the real one. */
export class FakeContent {
  items: ContentItem[] = [];
  readonly posts: ContentDraftPost[] = [];
  /** What each draft that was taken put in the place of what: bodies as JSON, null for a new item. */
  readonly history: { clientId: string; before: string | null; after: string }[] = [];
  /** Whether nobody here may make content any more. */
  isForbidden = false;
  /** What can be taken over, each with its items. */
  samples: (Omit<ContentSample, 'isTaken'> & { items: ContentItem[] })[] = [];
  plan: PublishPlan = { versions: [], limitedClips: [], problems: [] };

  readonly answers: OfficeAnswers = {
    'GET /content/': () => this.items,
    'GET /content/samples/': () => this.listSamples(),
    'POST /content/samples/': (body) => this.takeSample((body as { name: string }).name),
    'POST /content/draft/': (body) => this.save(contentDraftPostSchema.parse(body)),
    'POST /content/plan/': () => this.plan,
    'POST /content/publish/': (body) => {
      const { items } = publishPostSchema.parse(body);
      for (const { key, revision } of items) {
        const present = this.of(key);
        if (present.revision !== revision) throw changedElsewhere(present);
      }
      for (const { key } of items) this.put({ ...this.of(key), ...published });
      return this.items;
    },
    'POST /content/retire/': (body) => this.put({ ...this.of(targetOf(body).key), state: 'retired' }),
    'POST /content/bring-back/': (body) => this.put({ ...this.of(targetOf(body).key), state: 'published' }),
    'POST /content/discard/': (body) => {
      const { key } = targetOf(body);
      const item = this.of(key);
      if (item.version > 0) return this.put({ ...item, hasDraft: false, revision: item.revision + 1 });
      this.items = this.items.filter((one) => one.key !== key);
      return null;
    },
  };

  /** Whether the draft with this client id was taken. */
  has(clientId: string): boolean {
    return this.history.some((change) => change.clientId === clientId);
  }

  of(key: string): ContentItem {
    const item = this.items.find((one) => one.key === key);
    if (!item) throw new Refusal(404, 'Diesen Inhalt gibt es nicht.');
    return item;
  }

  /** Somebody else changes an item. */
  changeElsewhere(key: string, draft: ContentBody) {
    const item = this.of(key);
    this.put({ ...withBody(item, draft), revision: item.revision + 1, changedBy: 'Theo Test' });
  }

  private listSamples(): ContentSample[] {
    return this.samples.map(({ items, ...sample }) => ({
      ...sample,
      isTaken: items
        .filter(({ kind }) => kind === 'screening')
        .every(({ key }) => this.items.some((item) => item.key === key)),
    }));
  }

  /** What is there with the same key stays as it is. */
  private takeSample(name: string): ContentItem[] {
    const sample = this.samples.find((one) => one.name === name);
    if (!sample) throw new Refusal(404, 'Dieses Beispiel gibt es nicht.');
    const missing = sample.items.filter(({ key }) => this.items.every((item) => item.key !== key));
    this.items = [...this.items, ...missing];
    return this.items;
  }

  private put(item: ContentItem): ContentItem {
    this.items = [...this.items.filter(({ key }) => key !== item.key), item];
    return item;
  }

  private save(post: ContentDraftPost): ContentItem {
    const present = this.items.find(({ key }) => key === post.key);
    this.posts.push(post);
    if (this.isForbidden) throw new Refusal(403);
    if (present && this.has(post.clientId)) return present;
    if ((present?.revision ?? 0) !== post.revision) {
      throw changedElsewhere(present);
    }
    const { clientId, revision, key, ...draft } = post;
    const before = present ? JSON.stringify(present.body) : null;
    this.history.push({ clientId, before, after: JSON.stringify(draft.body) });
    const item = present ? withBody(present, draft) : newItem(key, at, draft);
    return this.put({ ...item, revision: revision + 1, changedBy: 'Tina Test' });
  }
}

const published = {
  state: 'published',
  hasDraft: false,
  version: 1,
  publishedId: 51,
  publishedAt: at,
} as const;
