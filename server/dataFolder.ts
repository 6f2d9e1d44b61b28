import { accessSync, constants, mkdirSync } from 'node:fs';

/**
 * Makes the data folder when it is missing, for the owner of the process alone [RU-2]. Returns a German sentence when the
 * process cannot write there.
 */
export const folderFault = (folder: string): string | undefined => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `DATA_DIR muss ein Ordner sein, in den der Server schreiben darf, nicht „${folder}“ (${code}).`;
  }
};
