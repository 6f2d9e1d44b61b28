import { describedTables } from '../../../server/database/description';

/** The tables of which a person's rows are in the export. */
const inIt = [
  ...['user', 'authToken', 'trainerAthlete', 'userScreening', 'note', 'screeningRun', 'exerciseRun'],
  ...['feedback', 'chatRoom', 'chatMessage', 'clip', 'consent', 'memberExport'],
  // Where a guardian was asked, and when they confirmed, is among the consents.
  'guardianQuestion',
  // The new address that is not verified yet.
  'verificationToken',
];

/** The tables of which they are not in it, and why. */
const leftOut: Record<string, string> = {
  recoveryToken: 'a link that works once; only its hash is known',
  invitation: 'a link and a code, as hashes; when somebody was invited is among the fields of the member',
  waitingNotice: 'a mail on its way, which its recipient gets',
  plannedErasure: 'goes with the erasure; the page of the member has it',
  formerRight: 'ids and times, kept so that what was recorded still arrives',
  formerNote: 'hashes of what a note said before',
  receivedEntry: 'ids of what was sent',
  notification: 'says only that something in the export is unread',
  club: 'the club, which names who reads along',
  contentItem: 'content of the club',
  contentVersion: 'content of the club',
};

test('[AC-2] of each table with rows of somebody it is said whether they are in the export', () => {
  const personal = describedTables.filter(({ owners, mentions = [] }) => owners.length + mentions.length > 0);
  expect(personal.map(({ name }) => name).toSorted()).toEqual([...inIt, ...Object.keys(leftOut)].toSorted());
});
