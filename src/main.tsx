import { start } from './app/start';
import { isUserStored } from './services/storedUser';
import './styles/index.css';

// The composition root, in two parts: this one is there at once, and engine.ts is fetched beside it.
const element = document.getElementById('root');
if (!element) throw new Error('The page has no element #root.');

// A page out of the browser's cache has heard nothing since: neither of the network nor of who is signed in [SE-1].
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) location.reload();
});

void start({
  element,
  isRemembered: isUserStored(),
  loadEngine: async () => (await import(/* webpackChunkName: "engine" */ './engine')).startEngine(),
});
