import { isName, runCommand } from '../../config/command';
import type { Place } from '../../database/place';
import type { Database } from '../../database/tables';
import { withoutServer } from '../withoutServer';
import { type ContentReport, exportContent } from './exportContent';
import { importContent } from './importContent';

type Transfer = (db: Database, place: Place, folder: string) => Promise<ContentReport>;

const transfers: ReadonlyMap<string, Transfer> = new Map([
  ['export', exportContent],
  ['import', importContent],
]);

/** Content as a folder of plain files [CT-5]: `npm run content -- export FOLDER` and `import FOLDER`. */
runCommand({
  beginning: 'Nichts wurde übertragen',
  usage: 'npm run content -- export ORDNER, oder npm run content -- import ORDNER.',
  read: ([command = '', folder, ...others]) => {
    const transfer = transfers.get(command);
    return transfer && isName(folder) && others.length === 0 ? { transfer, folder } : undefined;
  },
  work: async (place, { transfer, folder }) => {
    const { items, clips, missing } = await withoutServer(place, (db) => transfer(db, place, folder));
    console.log(`${items} Inhalte und ${clips} Videos: ${folder}`);
    if (missing.length > 0) console.log(`Diese Videos fehlen auf dem Server: ${missing.join(', ')}`);
  },
});
