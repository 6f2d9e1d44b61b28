import { markMessagesRead, saveChatMessage } from '../../chat/messages';
import type { Database } from '../../database/tables';
import { saveNote } from '../../notes/notes';
import { findUserScreenings } from '../../screening/screenings';
import { demoContent } from '../content/demoContent';
import { userIdOf } from '../seedPeople';
import { courses, teamAthletes } from './athletes';
import { conversationOf } from './conversations';
import { trainingsOf } from './exerciseRuns';
import type { History } from './history';
import { noteFor } from './notes';
import { createRandom, type Random } from './random';
import { saveScreeningRuns, saveTrainings } from './saveHistory';
import { screeningRunsOf } from './screeningRuns';

type TeamAthlete = (typeof teamAthletes)[number];

const ownerOf = (id: number, username: string) => ({ id, username, athleteIds: [id], instance: null });

const seedConversation = async (
  db: Database,
  trainerId: number,
  { history, random, now }: { history: History; random: Random; now: number },
) => {
  for (const { from, content, at, isRead } of conversationOf(history, now)) {
    const [senderId, recipientId] =
      from === 'trainer' ? [trainerId, history.userId] : [history.userId, trainerId];
    const post = { clientId: random.uuid(), senderId, recipientId, content, readerId: null };
    const { message } = await saveChatMessage(db, post, at);
    if (isRead) await markMessagesRead(db, recipientId, message.chatroomId);
  }
};

const seedAthlete = async (
  db: Database,
  { username, firstName, course: courseName, talk }: TeamAthlete,
  { trainerId, now }: { trainerId: number; now: number },
) => {
  const random = createRandom(username);
  const course = courses[courseName];
  const userId = await userIdOf(db, username);
  const [userScreening] = await findUserScreenings(db, userId);
  if (!userScreening) throw new Error(`${username} has no user screening.`);
  const { screening, exercises, basis } = demoContent();
  const { id: screeningId } = screening;
  const content = { exercises, basis };
  const recorded = screeningRunsOf({
    ...content,
    course,
    userScreening: { ...userScreening, screeningId },
    screening,
    owner: ownerOf(trainerId, 'team'),
    random,
    now,
  });
  const screeningRuns = await saveScreeningRuns(db, recorded, trainerId);
  const owner = ownerOf(userId, username);
  const trainings = trainingsOf({ ...content, course, userId, screeningRuns, owner, random, now });
  await saveTrainings(db, trainings, random);
  const history = {
    userId,
    firstName,
    talk,
    course: courseName,
    screening,
    screeningRuns,
    trainings,
  };
  const note = noteFor(history);
  if (note) await saveNote(db, { userScreeningId: userScreening.id, ...note });
  await seedConversation(db, trainerId, { history, random, now });
};

/** Gives the athletes of Mara Maurer half a year of runs, feedback, notes and messages up to `now` [RU-7]. */
export const seedTeam = async (db: Database, now: number): Promise<void> => {
  const trainerId = await userIdOf(db, 'team');
  for (const athlete of teamAthletes) await seedAthlete(db, athlete, { trainerId, now });
};
