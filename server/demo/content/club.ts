import type { ClubSettings } from '../../club/club';

/**
 * The demo club [CS-3]. Its operator says that it is no real club, so that nobody takes the Impressum for a real one.
 */
export const demoClub = {
  name: 'TSV Musterstadt',
  operator: {
    name: 'TSV Musterstadt e. V. (Beispiel, diesen Verein gibt es nicht)',
    address: 'Musterstraße 1\n12345 Musterstadt',
    phone: '01234 567890 (Beispiel)',
    email: 'verein@example.org',
    representedBy: 'Mara Maurer (Beispiel)',
    registerCourt: 'Amtsgericht Musterstadt (Beispiel)',
    registerNumber: 'VR 0000 (Beispiel)',
    dataProtectionOfficer: 'Tina Trainer, datenschutz@example.org (Beispiel)',
    host: 'Musterhosting GmbH, Serverweg 1, 12345 Musterstadt (Beispiel)',
    supervisoryAuthority: 'Datenschutzbehörde des Musterlandes (Beispiel)',
  },
  minorsChat: 'on',
} as const satisfies Partial<ClubSettings>;
