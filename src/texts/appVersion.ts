import { appTexts } from './app';

/** Texts of a new app version. */
export const appVersionTexts = {
  prompt: {
    title: 'Neue Version',
    confirm: 'Neu laden',
    cancel: 'Später',
  },
  /** This English wording is given by the specification [SW-2]. */
  question: 'New version available. Load New Version?',
  inGerman: 'Eine neue Version ist da. Jetzt laden?',
  loading: 'Neue Version wird geladen',
  patience: `Das dauert meist nur wenige Sekunden. ${appTexts.kept}`,
} as const;
