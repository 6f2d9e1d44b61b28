import { counted } from './counted';

export const homeScreenTexts = {
  prompt: 'Installiere die App. Dann startet sie ohne Browser, auch ohne Netz.',
  install: 'Installieren',
  /** How and why, in the words of Safari and of iOS [AC-3]. */
  byHand:
    'Leg die App auf den Home-Bildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Safari löscht die Daten eines Tabs nach 7 Tagen ohne Besuch.',
  waiting: (runs: number) =>
    runs === 1
      ? '1 Lauf wartet noch auf den Server.'
      : `${counted(runs, 'Lauf', 'Läufe')} warten noch auf den Server.`,
  decline: 'Nicht mehr zeigen',
} as const;
