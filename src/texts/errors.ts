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

/** What an error status means. Stands before a status text, which is an English word or empty [RE-8]. */
const reasonOf = (status: number | null): string => {
  if (status === 403) return 'Kein Zugriff';
  if (status === 404) return 'Nicht gefunden';
  return status !== null && status >= 500 ? 'Störung am Server' : 'Nicht angenommen';
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
      return error.message;
    case 'statusText':
      return `${reasonOf(error.status)}: ${error.message || error.status}`;
  }
};

/** The German text of an error for the person [RE-8]. */
export const describeError = (error: unknown): string => {
  if (error instanceof ApiError) return describeApiError(error);
  if (error instanceof StorageFullError) {
    return 'Der Speicher dieses Geräts ist voll. Gib Speicherplatz frei und versuche es noch einmal.';
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
