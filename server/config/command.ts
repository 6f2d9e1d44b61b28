import { fileURLToPath } from 'node:url';
import { giveToOwner, makeEverythingPrivate } from '../system/dataFolder';
import { findPackageRoot } from '../system/packageRoot';
import { complaintOf } from './complaint';
import { readCommandConfig, type ServerConfig } from './config';

type Work = (config: ServerConfig, args: string[]) => Promise<void>;

const perform = async (work: Work): Promise<void> => {
  makeEverythingPrivate();
  const config = readCommandConfig(process.env, findPackageRoot(fileURLToPath(import.meta.url)));
  try {
    await work(config, process.argv.slice(2));
  } finally {
    giveToOwner(config.dataDir);
  }
};

/**
 * Runs a command of the person who runs the server. What it makes in the data folder is for the owner of the folder
 * alone, also when root calls it. A failure is told after `beginning`, and ends the process with 1.
 */
export const runCommand = (beginning: string, work: Work): void => {
  perform(work).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(beginning, complaintOf(error) ?? message);
    process.exitCode = 1;
  });
};
