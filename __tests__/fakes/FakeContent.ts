import {
  type ContentBody,
  type ContentDraftPost,
  type ContentItem,
  contentDraftPostSchema,
  type PublishPlan,
} from '../../src/contract/content';
import { newItem, withBody } from '../../src/domain/content/drafts';
import type { OfficeAnswers } from './officeServer';
import { Refusal } from './serverCalls';

const at = '2025-03-10T08:00:00.000Z';

const targetOf = (body: unknown) => body as { key: string; revision: number };

/** The calls of the content as the app needs them. What the server really does is tested on the real one. */
export class FakeContent {
  items: ContentItem[] = [];
  readonly posts: ContentDraftPost[] = [];
  /** Client ids of the drafts that were taken. */
  private readonly taken = new Set<string>();
  plan: PublishPlan = { versions: [], limitedClips: [], problems: [] };

  readonly answers: OfficeAnswers = {
    'GET /content/': () => this.items,
    'POST /content/draft/': (body) => this.save(contentDraftPostSchema.parse(body)),
    'POST /content/plan/': () => this.plan,
    'POST /content/publish/': (body) => {
      for (const { key } of (body as { items: { key: string }[] }).items)
        this.put({ ...this.of(key), ...published });
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

  private put(item: ContentItem): ContentItem {
    this.items = [...this.items.filter(({ key }) => key !== item.key), item];
    return item;
  }

  private save(post: ContentDraftPost): ContentItem {
    const present = this.items.find(({ key }) => key === post.key);
    this.posts.push(post);
    if (present && this.taken.has(post.clientId)) return present;
    if ((present?.revision ?? 0) !== post.revision) {
      throw new Refusal(409, 'Jemand anderes hat das geändert.', { present });
    }
    this.taken.add(post.clientId);
    const { clientId: _, revision, key, ...draft } = post;
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
