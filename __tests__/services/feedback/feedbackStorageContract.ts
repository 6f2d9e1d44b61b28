import type { FeedbackRow } from '../../../src/domain/feedback';
import { createFeedbackStorage, withTakeOver } from '../../../src/services/feedback/createFeedbackStorage';
import type { RowStore } from '../../../src/services/rowStore';

const draft = { answers: { 'Wie war es?': 'gut' }, comment: 'Gern mehr.' };
const begun: FeedbackRow = { kind: 'draft', key: '2/a', draft };
const other: FeedbackRow = { kind: 'draft', key: '2/b', draft: { answers: {}, comment: '' } };
const settled: FeedbackRow = { kind: 'settled', key: '2/a' };

const itemKey = 'persist:feedback';
/** Like redux-persist, with JSON within JSON for each field. */
const itemOf = (fields: object) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)])),
  );
const oldItem = itemOf({
  questions: null,
  drafts: { '2/a': draft, '2/c': { damaged: true } },
  settled: ['2/d'],
});

/** What the tests need of one kind of row store. Each call of `open` is another tab of the same device. */
export interface RowStores {
  open(): RowStore;
  names(): Promise<string[]>;
  row(name: string): Promise<unknown>;
  empty(): Promise<void>;
}

/** What the feedback rows promise, on a fake device and in a browser. */
export const feedbackStorageContract = ({ open, names, row, empty }: RowStores) => {
  beforeEach(empty);

  const all = async () => new Set(await createFeedbackStorage(open).all());

  /** Reads the item as redux-persist does at the start, and returns it. */
  const restore = (item: string | null, createStore = open) => {
    const items = { getItem: async () => item, setItem: async () => {}, removeItem: async () => {} };
    return withTakeOver(items, createFeedbackStorage(createStore)).getItem(itemKey);
  };

  test('[FB-4] [TR-20] each draft and each settled key is a row of its own, for all tabs', async () => {
    const [here, there] = [createFeedbackStorage(open), createFeedbackStorage(open)];
    await Promise.all([here.save(begun), there.save(other), there.save(settled)]);
    expect(await all()).toEqual(new Set([begun, other, settled]));
    expect(await names()).toHaveLength(3);
  });

  test('[FB-4] a row is replaced and removed by its kind and key', async () => {
    const feedback = createFeedbackStorage(open);
    const longer: FeedbackRow = { ...begun, draft: { ...draft, comment: 'Gern viel mehr.' } };
    await feedback.save(begun);
    await feedback.save(settled);
    await feedback.save(longer);
    expect(await all()).toEqual(new Set([longer, settled]));
    await feedback.remove({ kind: 'draft', key: '2/a' });
    await feedback.remove({ kind: 'draft', key: '2/a' });
    expect(await all()).toEqual(new Set([settled]));
  });

  test.each([
    ['of no kind', { key: '2/x', draft }],
    ['of a kind that is unknown here', { kind: 'note', key: '2/x' }],
    ['without a key', { kind: 'settled' }],
    ['whose draft has no answers', { kind: 'draft', key: '2/x', draft: { comment: '' } }],
    ['that is no object', 'text'],
  ])('[FB-4] a row %s stays where it is, and costs no other', async (_which, damaged) => {
    await open().setItem('damaged', damaged);
    const feedback = createFeedbackStorage(open);
    await feedback.save(begun);
    expect(await all()).toEqual(new Set([begun]));
    expect(await row('damaged')).toEqual(damaged);
  });

  test('[FB-4] [TR-20] what an older app kept becomes rows, with what of it cannot be read', async () => {
    expect(await restore(oldItem)).toBe(oldItem);
    expect(await all()).toEqual(new Set([begun, { kind: 'settled', key: '2/d' }]));
    expect(await names()).toHaveLength(3);
  });

  test('[FB-4] [TR-20] it becomes rows again only where there is nothing newer', async () => {
    const newer: FeedbackRow = { ...begun, draft: { answers: {}, comment: 'Neu.' } };
    await createFeedbackStorage(open).save(newer);
    await restore(oldItem);
    expect(await all()).toEqual(new Set([newer, { kind: 'settled', key: '2/d' }]));
    await createFeedbackStorage(open).remove(newer);
    await createFeedbackStorage(open).save(settled);
    await restore(oldItem);
    expect(await all()).toEqual(new Set([settled, { kind: 'settled', key: '2/d' }]));
  });

  test('[FB-4] it is not given to redux-persist, which would replace it, before all of it is in rows', async () => {
    const rows = open();
    const setItem = () => Promise.reject(new Error('full'));
    const full = {
      iterate: rows.iterate.bind(rows),
      setItem,
      removeItem: rows.removeItem.bind(rows),
      clear: rows.clear.bind(rows),
    };
    await expect(restore(oldItem, () => full)).rejects.toThrow('full');
  });

  test.each([
    null,
    '',
    '7',
    '"text"',
    '{"drafts":',
    '{"drafts":"[","settled":"7"}',
    itemOf({ questions: [] }),
  ])('[FB-4] an item without readable drafts leads to no rows: %j', async (item) => {
    expect(await restore(item)).toBe(item);
    expect(await names()).toEqual([]);
  });
};
