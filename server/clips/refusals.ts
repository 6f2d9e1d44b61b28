import { HttpError, unprocessable } from '../http/errors';

/** Why bytes do not become a clip [CT-3]. Each says what to do. */
export const refusals = {
  empty: () => unprocessable('Die Datei ist leer. Bitte nimm den Clip noch einmal auf.'),
  notAClip: () => unprocessable('Das ist kein Video, das wir zeigen können. Bitte nimm MP4, MOV oder WebM.'),
  damaged: () => unprocessable('Die Datei ist beschädigt oder unvollständig. Bitte wähl sie noch einmal.'),
  tooLong: () =>
    unprocessable(
      'Der Clip ist länger als 20 Sekunden. Bitte schneide ihn zu und lade ihn noch einmal hoch.',
    ),
  hevc: () =>
    unprocessable(
      'Der Clip ist in HEVC aufgenommen, das nicht alle Geräte im Verein abspielen. Stell am iPhone unter „Einstellungen, Kamera, Formate“ auf „Maximale Kompatibilität“ und nimm ihn noch einmal auf.',
    ),
  otherCodec: () =>
    unprocessable(
      'Diese Art von Video spielen nicht alle Geräte im Verein ab. Bitte wandle den Clip in MP4 mit H.264 um.',
    ),
};

/** 507: the disk is full, in the middle of an upload or before. */
export const clipsFull = (cause?: unknown) =>
  new HttpError(
    507,
    'Auf dem Server ist kein Platz mehr. Der Clip bleibt auf diesem Gerät. Sag dem Menschen Bescheid, der den Server betreut, und versuch es danach noch einmal.',
    {},
    { cause },
  );
