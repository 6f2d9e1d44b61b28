import { HttpError, unprocessable } from '../http/errors';

/** Why bytes do not become a clip [CT-3]. Each says what to do. */
export const refusals = {
  empty: () => unprocessable('Die Datei ist leer. Bitte nimm das Video noch einmal auf.'),
  notAClip: () => unprocessable('Das ist kein Video, das wir zeigen können. Bitte nimm MP4, MOV oder WebM.'),
  damaged: () => unprocessable('Die Datei ist beschädigt oder unvollständig. Bitte wähl sie noch einmal.'),
  tooLong: () =>
    unprocessable('Das Video ist länger als 20 Sekunden. Bitte schneide es zu und lade es noch einmal hoch.'),
  hevc: () =>
    unprocessable(
      'Das Video ist in HEVC aufgenommen, das nicht alle Geräte im Verein abspielen. Stell am iPhone unter „Einstellungen, Kamera, Formate“ auf „Maximale Kompatibilität“ und nimm es noch einmal auf.',
    ),
  otherCodec: () =>
    unprocessable(
      'Diese Art von Video spielen nicht alle Geräte im Verein ab. Bitte wandle es in MP4 mit H.264 um.',
    ),
};

/** 507: the disk is full, in the middle of an upload or before. */
export const clipsFull = (cause?: unknown) =>
  new HttpError(
    507,
    'Auf dem Server ist kein Platz mehr. Das Video bleibt auf diesem Gerät. Sag dem Menschen Bescheid, der den Server betreut, und versuch es danach noch einmal.',
    {},
    { cause },
  );
