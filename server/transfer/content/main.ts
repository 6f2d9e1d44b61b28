import { runCommand } from '../../config/command';
import type { Place } from '../../database/place';
import type { Database } from '../../database/tables';
import { SpokenError } from '../../system/spokenError';
import { withoutServer } from '../withoutServer';
import { type ContentReport, exportContent } from './exportContent';
import { importContent } from './importContent';

const transfers: Record<string, (db: Database, place: Place, folder: string) => Promise<ContentReport>> = {
  export: exportContent,
  import: importContent,
};

/** Content as a folder of plain files [CT-5]: `npm run content -- export FOLDER` and `import FOLDER`. */
runCommand('Das ist fehlgeschlagen:', async (place, [command = '', folder]) => {
  const transfer = transfers[command];
  if (!transfer || !folder)
    throw new SpokenError(
      'So geht es: npm run content -- export ORDNER, oder npm run content -- import ORDNER.',
    );
  const { items, clips, missing } = await withoutServer(place, (db) => transfer(db, place, folder));
  console.log(`${items} Inhalte und ${clips} Videos: ${folder}`);
  if (missing.length > 0) console.log(`Diese Videos fehlen auf dem Server: ${missing.join(', ')}`);
});
