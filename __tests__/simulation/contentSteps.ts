import {
  selectContent,
  selectContentItem,
  selectDraftEntry,
  selectDraftPlace,
} from '../../store/content/selectors';
import { contentActions } from '../../store/content/slice';
import { keyOf } from '../builders';
import { tina } from '../fakes/club';
import { type Act, choose, type Moment, withData } from './moment';

/** The items that people write. */
const keys = [keyOf(1), keyOf(2)];

const draftOf = (question: string) => ({
  kind: 'feedback' as const,
  body: { questions: [{ question, options: ['Gut'], attention: [] }] },
});

/** Performs the action for the person who may make content. */
const onContent = (act: Act): Act =>
  withData((moment) => moment.app.state().session.user?.username === tina.username && act(moment));

/** Writes a draft, on what the page of the item shows. Only an item that nobody has is begun. */
const writeDraft = onContent(({ world, app, choice }) => {
  const key = choose(keys, choice);
  const shown = selectContentItem(app.state(), 'feedback', key);
  if (!shown && world.colleague.content.items.some((item) => item.key === key)) return false;
  world.desk.showDraft(key, shown?.body);
  return app.dispatch(contentActions.chosen({ key, ...draftOf(`Von Tina ${choice}`) }));
});

/** Types in a draft, and leaves the field by another step: loading may bring what others wrote meanwhile. */
const typeDraft = onContent(({ world, app, choice }) => {
  const key = choose(keys, choice);
  const shown = selectContentItem(app.state(), 'feedback', key);
  if (!shown) return false;
  world.desk.showDraft(key, shown.body);
  return app.dispatch(contentActions.typed({ key, ...draftOf(`Getippt ${choice}`) }));
});

const leaveField = onContent(({ app, choice }) => {
  const key = choose(keys, choice);
  return selectDraftPlace(app.state(), key) === 'typed' && app.dispatch(contentActions.fieldLeft(key));
});

/** Decides between the own draft and what the server has. */
const settleDraft = onContent(({ world, app, choice }) => {
  for (const key of keys) {
    const entry = selectDraftEntry(app.state(), key);
    if (!entry?.conflict) continue;
    world.desk.settle(entry);
    const { clientId, conflict } = entry;
    const keeps = choice % 2 === 0 ? 'own' : 'present';
    if (keeps === 'present') world.desk.giveUpAll(entry, selectContent(app.state()).typed[key]);
    return app.dispatch(contentActions.settled({ clientId, seen: conflict.revision, keeps }));
  }
  return false;
});

/** What happens to the club's own content. Only servers with a desk have it. */
export const contentSteps = {
  openContent: onContent(({ app }) => app.dispatch(contentActions.opened())),
  writeDraft,
  typeDraft,
  leaveField,
  settleDraft,
  colleagueDrafts: ({ world, choice }: Moment) =>
    world.colleague.draft(choose(keys, choice), draftOf(`Von Uwe ${choice}`)),
  /** Tina loses the right to make content, or gets it back. */
  changeRight: ({ world, choice }: Moment) => world.colleague.changeRight(choice % 3 === 0),
};
