/** The commands of W3C WebDriver that a walk needs, by the names that the standard gives them. */
export type Command =
  | 'SetTimeouts'
  | 'SetWindowRect'
  | 'Navigate'
  | 'ExecuteAsyncScript'
  | 'ElementClick'
  | 'ElementSendKeys';

/** Sends a command to a browser and returns its value. Rejects with the error that the browser names. */
export type Send = (command: Command, parameters: Record<string, unknown>) => Promise<unknown>;

/** A browser that runs, with one window. */
export interface DrivenBrowser {
  send: Send;
  /** Ends the browser and removes its profile. */
  end(): Promise<void>;
}

/** The field under which WebDriver passes the id of an element. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** An element of the page. */
export interface ElementReference {
  [elementKey]: string;
}

/** How long the browser may take for a script, so also for what a script waits for, in milliseconds. */
const patience = 30_000;

/** Sets the time limits, and makes the window as narrow as both browsers allow. */
export const prepareWindow = async (send: Send) => {
  await send('SetTimeouts', { script: patience, pageLoad: patience });
  await send('SetWindowRect', { width: 500, height: 900 });
};
