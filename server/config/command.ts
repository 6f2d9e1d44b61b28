import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { giveToOwner, makeEverythingPrivate } from '../system/dataFolder';
import { demandFolder } from '../system/namedFile';
import { findPackageRoot } from '../system/packageRoot';
import { SpokenError } from '../system/spokenError';
import { complaintOf } from './complaint';
import { readCommandConfig, type ServerConfig } from './config';

/** A command of the person who runs the server. */
interface Command<Input> {
  /** What a failure is told after: what has not happened. */
  beginning: string;
  /** How it is called, for the person who has called it in another way. */
  usage: string;
  /** Returns what the words behind its name mean, or undefined where it does not know them. */
  read: (words: readonly string[]) => Input | undefined;
  work: (config: ServerConfig, input: Input) => Promise<void>;
}

/** Returns whether a word is the name of a file or a folder, and no option. */
export const isName = (word: string | undefined): word is string =>
  word !== undefined && word !== '' && !word.startsWith('-');

const perform = async <Input>({ usage, read, work }: Command<Input>): Promise<void> => {
  const input = read(process.argv.slice(2));
  if (input === undefined) throw new SpokenError(`So geht es: ${usage}`);
  makeEverythingPrivate();
  const config = readCommandConfig(process.env, findPackageRoot(fileURLToPath(import.meta.url)));
  if (existsSync(config.dataDir)) demandFolder(config.dataDir);
  try {
    await work(config, input);
  } finally {
    giveToOwner(config.dataDir);
  }
};

/**
 * Runs a command of the person who runs the server. What it makes in the data folder is for the owner of the folder
 * alone, also when root calls it. A failure is told after its `beginning`, and ends the process with 1.
 */
export const runCommand = <Input>(command: Command<Input>): void => {
  perform(command).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(
      `${command.beginning}, und am Verein hat sich nichts geändert:`,
      complaintOf(error) ?? message,
    );
    process.exitCode = 1;
  });
};
