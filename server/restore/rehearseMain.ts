import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { complaintOf } from '../config/complaint';
import { readCommandConfig } from '../config/config';
import { makeEverythingPrivate } from '../system/dataFolder';
import { findPackageRoot } from '../system/packageRoot';
import { rehearseRestore } from './rehearse';

/**
 * The program that the server starts to try out a backup [HE-4]: a process of its own, so that the server goes on
 * answering. It prints what it has counted as JSON, and ends with the server.
 */
const main = async () => {
  makeEverythingPrivate();
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.stdin.resume().once('end', () => process.exit(1));
  const [, , file = ''] = process.argv;
  const place = readCommandConfig(process.env, findPackageRoot(fileURLToPath(import.meta.url)));
  console.log(JSON.stringify(await rehearseRestore(place, file)));
};

main()
  .catch((error: unknown) => {
    console.error(complaintOf(error) ?? (error instanceof Error ? error.message : error));
    process.exitCode = 1;
  })
  // What the server has open for this process must not keep it alive.
  .finally(() => process.exit());
