import {
  ApiError,
  CodeMissingError,
  NewerDatabaseError,
  StorageFullError,
  StorageUnavailableError,
} from '../domain/errors';
import { appTexts } from './app';

const { kept, noStorage } = appTexts;

/** @param misfit the call and the field, such as 'GET /exercise/: 0.name' [API-46] */
const describeMisfit = (misfit: string): string => {
  const [call = '', field] = misfit.split(': ');
  return `Der Server hat etwas Falsches geschickt. ${kept} Für den Betreiber: Die Antwort auf ${call} ist fehlerhaft: ${field || 'Inhalt'}`;
};

/** What an error status means, with the status text, which is an English word or empty [RE-8]. */
const describeStatus = (status: number | null, text: string): string => {
  const said = text || status;
  if (status === 403) return `Kein Zugriff: ${said}`;
  if (status === 404) return `Nicht gefunden: ${said}`;
  return status !== null && status >= 500
    ? `Störung am Server: ${said}. ${kept}`
    : `Nicht angenommen: ${said}`;
};

const describeApiError = (error: ApiError): string => {
  switch (error.reason) {
    case 'unreachable':
      return `Der Server ist nicht erreichbar. Prüf deine Verbindung. ${kept}`;
    case 'timeout':
      return `Der Server antwortet nicht. Versuch es in ein paar Minuten noch einmal. ${kept}`;
    case 'malformed':
      return describeMisfit(error.message);
    case 'status':
      return error.message;
    case 'statusText':
      return describeStatus(error.status, error.message);
  }
};

/** The German text of an error for the person [RE-8]. */
export const describeError = (error: unknown): string => {
  if (error instanceof ApiError) return describeApiError(error);
  if (error instanceof StorageFullError) {
    return `Der Speicher dieses Geräts ist voll. ${kept} Gib Speicherplatz frei und versuch es noch einmal.`;
  }
  if (error instanceof StorageUnavailableError) {
    return `${noStorage.title} ${noStorage.text}`;
  }
  if (error instanceof CodeMissingError) {
    return `Dieser Teil der App lässt sich gerade nicht laden. Prüf deine Verbindung. ${kept}`;
  }
  if (error instanceof NewerDatabaseError) {
    return `Die Daten auf diesem Gerät stammen von einer neueren Version der App. ${kept} Lade die Seite neu.`;
  }
  return 'Die App kann auf diesem Gerät gerade nichts lesen oder speichern. Lade die Seite neu.';
};
