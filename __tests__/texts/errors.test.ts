import {
  ApiError,
  CodeMissingError,
  NewerDatabaseError,
  StorageFullError,
  StorageUnavailableError,
} from '../../src/domain/errors';
import { describeError } from '../../src/texts/errors';

/** Whether the data is safe [TX-1]. */
const kept = 'Was du gespeichert hast, bleibt auf diesem Gerät.';

test.each([
  [new ApiError('status', 'Das darfst du nicht.', 403), 'Das darfst du nicht.'],
  [new ApiError('statusText', 'Forbidden', 403), 'Kein Zugriff: Forbidden'],
  [new ApiError('statusText', 'Not Found', 404), 'Nicht gefunden: Not Found'],
  [new ApiError('statusText', 'Conflict', 409), 'Nicht angenommen: Conflict'],
  [new ApiError('statusText', 'Bad Gateway', 502), `Störung am Server: Bad Gateway. ${kept}`],
  [new ApiError('statusText', '', 502), `Störung am Server: 502. ${kept}`],
  [
    new ApiError('unreachable', 'no network'),
    `Der Server ist nicht erreichbar. Prüf deine Verbindung. ${kept}`,
  ],
  [
    new ApiError('timeout', 'no answer'),
    `Der Server antwortet nicht. Versuch es in ein paar Minuten noch einmal. ${kept}`,
  ],
  [
    new ApiError('malformed', 'GET /screening/31: tests.0.name'),
    `Der Server hat etwas Falsches geschickt. ${kept} Für den Betreiber: Die Antwort auf GET /screening/31 ist fehlerhaft: tests.0.name`,
  ],
  [
    new ApiError('malformed', 'GET /exercise/: '),
    `Der Server hat etwas Falsches geschickt. ${kept} Für den Betreiber: Die Antwort auf GET /exercise/ ist fehlerhaft: Inhalt`,
  ],
  [
    new StorageFullError('full'),
    `Der Speicher dieses Geräts ist voll. ${kept} Gib Speicherplatz frei und versuch es noch einmal.`,
  ],
  [
    new CodeMissingError('chunk'),
    `Dieser Teil der App lässt sich gerade nicht laden. Prüf deine Verbindung. ${kept}`,
  ],
  [
    new NewerDatabaseError('newer'),
    `Die Daten auf diesem Gerät stammen von einer neueren Version der App. ${kept} Lade die Seite neu.`,
  ],
  [
    new StorageUnavailableError('denied'),
    'Dein Browser speichert hier keine Daten. Ohne Speicher gehen deine Antworten verloren. Verlass das private Fenster oder erlaube Cookies und Websitedaten für diese Seite. Hilft das nicht, starte den Browser neu.',
  ],
  [
    new Error('UnknownError'),
    'Die App kann auf diesem Gerät gerade nichts lesen oder speichern. Lade die Seite neu.',
  ],
])('[RE-8] [TX-1] [DB-14] [API-46] of %s a person is told: %s', (error, text) => {
  expect(describeError(error)).toBe(text);
});
