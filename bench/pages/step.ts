/** What a step costs at least: a tap puts one run, which is on the disk before it counts, and changes the page. */
import { openDatabase } from './database';

const offerSteps = async (run: object): Promise<void> => {
  const database = await openDatabase('steps', ['run']);
  let revision = 0;
  const button = document.createElement('button');
  button.textContent = 'Weiter';
  button.addEventListener('click', () => {
    revision += 1;
    const transaction = database.transaction('run', 'readwrite', { durability: 'strict' });
    transaction.objectStore('run').put({ ...run, clientRevision: revision }, 1);
    button.title = `Test ${revision}`;
  });
  document.body.append(button);
};

Object.assign(globalThis, { offerSteps });
