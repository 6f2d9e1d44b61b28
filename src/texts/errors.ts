import {
  ApiError,
  CodeMissingError,
  NewerDatabaseError,
  StorageFullError,
  StorageUnavailableError,
} from '../domain/errors';
import { appTexts } from './app';

/** @param misfit the call and the field, such as 'GET /exercise/: 0.name' [API-46] */
const describeMisfit = (misfit: string): string => {
  const [call = '', field] = misfit.split(': ');
  return `Die Antwort auf ${call} ist fehlerhaft: ${field || 'Inhalt'}`;
};

const describeApiError = (error: ApiError): string => {
  switch (error.reason) {
    case 'unreachable':
      return 'Der Server ist nicht erreichbar. Prüfe deine Verbindung.';
    case 'timeout':
      return 'Der Server antwortet nicht.';
    case 'malformed':
      return describeMisfit(error.message);
    case 'status':
      return error.message || `Der Server meldet den Fehler ${error.status}.`;
  }
};

/** The German text of an error for the person [RE-8]. */
export const describeError = (error: unknown): string => {
  if (error instanceof ApiError) return describeApiError(error);
  if (error instanceof StorageFullError) {
    return 'Der Speicher dieses Geräts ist voll. Gib Platz frei und versuche es noch einmal.';
  }
  if (error instanceof StorageUnavailableError) {
    const { title, text } = appTexts.noStorage;
    return `${title} ${text}`;
  }
  if (error instanceof CodeMissingError) {
    return 'Dieser Teil der App lässt sich gerade nicht laden. Prüfe deine Verbindung.';
  }
  if (error instanceof NewerDatabaseError) {
    return 'Die Daten auf diesem Gerät stammen von einer neueren Version der App. Lade die Seite neu.';
  }
  return 'Der Speicher dieses Geräts lässt sich nicht lesen oder beschreiben. Lade die Seite neu.';
};
