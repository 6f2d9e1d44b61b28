import type { Operator } from '../../src/contract/club';
import { clubDefaults } from '../club/club';
import type { ClubTable } from '../database/tables';

const operator: Operator = {
  name: 'TSV Musterstadt 1893 e. V. (Beispiel)',
  address: 'Am Sportplatz 1, 12345 Musterstadt',
  phone: '01234 567890',
  email: 'kontakt@example.org',
  representedBy: 'Maria Vorstand',
  registerCourt: 'Amtsgericht Musterstadt',
  registerNumber: 'VR 1893',
  dataProtectionOfficer: 'Karl Kontakt, datenschutz@example.org',
};

/** The demo club [CL-1]. Everybody writes to everybody else there [CS-3]. */
export const demoClub: ClubTable = {
  ...clubDefaults,
  name: 'TSV Musterstadt',
  operator: JSON.stringify(operator),
  minorsChat: 'on',
};
