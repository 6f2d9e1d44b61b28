import { beginFile, writeRecords } from './statements';

// A suite calls it before each of its files.
Object.assign(globalThis, { beginFile });

afterAll(writeRecords);
