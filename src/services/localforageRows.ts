import localforage from 'localforage';
import driver, { type RowsOptions } from './localforageDriver';

/**
 * Creates a localforage store. The driver is fixed: localforage would fall back to another storage when IndexedDB fails
 * to open once, and later visits would not find that data.
 */
export const createRows = (name: string, onLost: () => void): LocalForage => {
  if (!localforage.supports(driver._driver)) void localforage.defineDriver(driver);
  const options: RowsOptions = { name, driver: driver._driver, onLost };
  return localforage.createInstance(options);
};
