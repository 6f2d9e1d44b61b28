import * as z from 'zod/mini';
import {
  contentDraftPostSchema,
  contentItemSchema,
  contentTargetSchema,
  contentVersionSchema,
  publishPlanSchema,
  publishPostSchema,
} from '../../src/contract/content';
import { demandContent } from '../access/access';
import { viewerOf } from '../access/viewer';
import { readMarkedClips } from '../clips/marked';
import type { Dependencies } from '../config/dependencies';
import { inSnapshot } from '../database/snapshot';
import type { Database } from '../database/tables';
import { type Api, returns } from '../http/api';
import { unpublishable } from '../http/errors';
import { smallBodyLimit } from '../http/limits';
import { discardDraft, saveDraft, takeBackVersion } from './drafts';
import { demandItem, findItem, readItems, type StoredItem } from './items';
import { changedMeanwhile, demandPresentItem, listItems, presentItem } from './listItems';
import { once } from './once';
import { demandTargets, planOf, problemsOf } from './publication';
import { publishItems } from './publish';
import { bringBackItem, retireItem } from './retirement';
import type { Publisher } from './storeVersion';
import { readUsage } from './usage';
import { listVersions } from './versions';

type ContentDependencies = Pick<Dependencies, 'db' | 'now'>;

const byKey = { params: z.object({ key: z.uuid() }) };
const actionSchema = z.extend(contentTargetSchema, { clientId: z.uuid() });
const takeBackSchema = z.extend(actionSchema, { version: z.int() });
const planSchema = z.object({ items: z.array(contentTargetSchema).check(z.minLength(1)) });

type Action = z.infer<typeof actionSchema>;

/**
 * Does something with an item as the person saw it. Throws 404 when it is gone, and 409 with the item when somebody has
 * changed it meanwhile [CT-11].
 */
const onItem =
  ({ key, revision }: Action, act: (db: Database, item: StoredItem, by: Publisher) => Promise<void>) =>
  async (db: Database, by: Publisher): Promise<void> => {
    const item = await demandItem(db, key);
    if (item.revision !== revision) throw changedMeanwhile(await presentItem(db, key));
    await act(db, item, by);
  };

/** Writing drafts [CT-1, CT-11]. */
const draftRoutes = (app: Api, dependencies: ContentDependencies): void => {
  const { db } = dependencies;

  app.get('/content', returns(z.array(contentItemSchema)), async (request) => {
    demandContent(viewerOf(request));
    return inSnapshot(db, listItems);
  });

  const saving = returns(contentItemSchema, { body: contentDraftPostSchema });
  app.post('/content/draft', saving, async (request) => {
    const { body } = request;
    const viewer = viewerOf(request);
    demandContent(viewer);
    return once(dependencies, viewer, body.clientId, {
      work: async (transaction, by) =>
        saveDraft(transaction, await findItem(transaction, body.key), body, by),
      answer: (transaction) => demandPresentItem(transaction, body.key),
    });
  });

  const discarding = {
    bodyLimit: smallBodyLimit,
    ...returns(z.nullable(contentItemSchema), { body: actionSchema }),
  };
  app.post('/content/discard', discarding, async (request) => {
    const { body } = request;
    const viewer = viewerOf(request);
    demandContent(viewer);
    return once(dependencies, viewer, body.clientId, {
      work: onItem(body, discardDraft),
      answer: (transaction) => presentItem(transaction, body.key),
    });
  });

  const takingBack = { bodyLimit: smallBodyLimit, ...returns(contentItemSchema, { body: takeBackSchema }) };
  app.post('/content/take-back', takingBack, async (request) => {
    const { body } = request;
    const viewer = viewerOf(request);
    demandContent(viewer);
    return once(dependencies, viewer, body.clientId, {
      work: onItem(body, (transaction, item, by) => takeBackVersion(transaction, item, body.version, by)),
      answer: (transaction) => demandPresentItem(transaction, body.key),
    });
  });

  app.get('/content/:key/versions', returns(z.array(contentVersionSchema), byKey), async (request) => {
    demandContent(viewerOf(request));
    return inSnapshot(db, async (snapshot) =>
      listVersions(snapshot, await demandItem(snapshot, request.params.key)),
    );
  });
};

/** Publishing, and taking out of use [CT-1, CT-2]. */
const publishingRoutes = (app: Api, dependencies: ContentDependencies): void => {
  const { db } = dependencies;

  app.post('/content/plan', returns(publishPlanSchema, { body: planSchema }), async (request) => {
    demandContent(viewerOf(request));
    return inSnapshot(db, async (snapshot) => {
      const items = await readItems(snapshot);
      const targets = await demandTargets(snapshot, items, request.body.items);
      const clips = await readMarkedClips(snapshot);
      return planOf(items, targets, clips, await readUsage(snapshot, items));
    });
  });

  const publishing = returns(z.array(contentItemSchema), { body: publishPostSchema });
  app.post('/content/publish', publishing, async (request) => {
    const { clientId, items: named, spelling: isSpelling } = request.body;
    const viewer = viewerOf(request);
    demandContent(viewer);
    return once(dependencies, viewer, clientId, {
      work: async (transaction, publisher) => {
        const items = await readItems(transaction);
        const targets = await demandTargets(transaction, items, named);
        const clips = await readMarkedClips(transaction);
        const problems = problemsOf(items, targets, clips, isSpelling);
        if (problems.length > 0) throw unpublishable(problems);
        await publishItems(transaction, items, targets, { publisher, isSpelling });
      },
      answer: listItems,
    });
  });

  const acting = { bodyLimit: smallBodyLimit, ...returns(contentItemSchema, { body: actionSchema }) };
  app.post('/content/retire', acting, async (request) => {
    const { body } = request;
    const viewer = viewerOf(request);
    demandContent(viewer);
    return once(dependencies, viewer, body.clientId, {
      work: onItem(body, async (transaction, item) =>
        retireItem(transaction, await readItems(transaction), item),
      ),
      answer: (transaction) => demandPresentItem(transaction, body.key),
    });
  });

  app.post('/content/bring-back', acting, async (request) => {
    const { body } = request;
    const viewer = viewerOf(request);
    demandContent(viewer);
    return once(dependencies, viewer, body.clientId, {
      work: onItem(body, async (transaction, item, by) =>
        bringBackItem(transaction, await readItems(transaction), item, by),
      ),
      answer: (transaction) => demandPresentItem(transaction, body.key),
    });
  });
};

/** The club's own content, for those who make it [CT-1]. */
export const contentRoutes = (app: Api, dependencies: ContentDependencies): void => {
  draftRoutes(app, dependencies);
  publishingRoutes(app, dependencies);
};
