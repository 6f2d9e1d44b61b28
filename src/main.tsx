import { inTasks } from './app/inTasks';
import { loadAgain } from './app/loadAgain';
import { startBulkWorker } from './services/bulk/startBulkWorker';
import { isUserStored } from './services/storedUser';
import './styles/index.css';

// The first part of the composition root. It runs at once, and loads the second part, startEngine.ts, on demand.
const element = document.getElementById('root');
if (!element) throw new Error('The page has no element #root.');

// A page restored from the back/forward cache has missed changes of the network and of the signed-in user [SE-1].
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

const isRemembered = isUserStored();
// The browser takes a while to find its databases, so it is asked before anything needs them.
if (isRemembered) window.indexedDB?.databases?.().catch(() => undefined);
// Its start takes as long as that of the page, so it goes on beside it.
const bulkWorker = isRemembered ? startBulkWorker() : null;

/** What takes long to run of the engine's code. */
const engineParts: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackChunkName: "engine" */ './contract/schemas'),
  () => import(/* webpackChunkName: "engine" */ '../store/createStore'),
  () => import(/* webpackChunkName: "engine" */ '../sagas/rootSaga'),
];

const loadEngine = async () => {
  // Somebody may type in the login already.
  if (!isRemembered) await inTasks(engineParts.map((part) => () => loadAgain(part)));
  const { startEngine } = await loadAgain(() => import(/* webpackChunkName: "engine" */ './startEngine'));
  return startEngine(bulkWorker);
};

const begin = async () => {
  // Somebody may type in a painted page already, so React and the app run in tasks of their own there.
  if (element.hasChildNodes()) await inTasks([() => import(/* webpackMode: "eager" */ 'react-dom/client')]);
  const { start } = await import(/* webpackMode: "eager" */ './app/start');
  await start({ element, isRemembered, loadEngine });
};

void begin();
