/**
 * What `daten.json` holds [LV-6]. The JSON schema beside it is made from this, so its descriptions are in German: they
 * are for the person whose data it is.
 */
import * as z from 'zod/mini';
import { consentEntrySchema } from '../../src/contract/consentEntries';
import { memberExportSchema } from '../../src/contract/ownData';

const say = (text: string) => z.describe(text);

const name = z.nullable(z.string());
const time = z.iso.datetime();
const pain = {
  pain: z.nullable(z.int()).check(say('Schmerz von 0 bis 10; null, wenn keiner gemeldet wurde')),
  painNote: z.nullable(z.string()).check(say('Was zum Schmerz geschrieben wurde')),
};

const personSchema = z.object({
  id: z.int(),
  username: name,
  firstName: z.string(),
  lastName: z.string(),
  email: name,
  emailIsVerified: z.boolean(),
  newEmail: name.check(say('Neue Adresse, die noch nicht bestätigt ist')),
  birthYear: z.nullable(z.int()),
  team: name,
  roles: z.array(z.string()),
  isResting: z.boolean().check(say('Ob das Konto stillgelegt ist')),
  addedBy: name.check(say('Wer dich eingetragen hat')),
  invitedAt: z.nullable(time),
  lastSeenAt: z.nullable(time),
  trainers: z.array(z.string()),
  athletes: z.array(z.string()).check(say('Wen du betreust')),
});

const consentSchema = z.object({
  version: z.nullable(z.int()).check(say('Fassung des Textes, der du zugestimmt hast')),
  agreedAt: z.nullable(time),
  painAgreedAt: z.nullable(time).check(say('Seit wann Schmerzen gespeichert werden dürfen')),
  guardianName: name,
  guardianEmail: name,
  presentVersion: z.int().check(say('Fassung, die im Verein heute gilt')),
  presentText: z.string(),
  entries: z.array(consentEntrySchema).check(say('Jede Zustimmung und jede Rücknahme, die letzte zuerst')),
  texts: z
    .array(z.object({ version: z.int(), text: z.string() }))
    .check(say('Der Wortlaut der Fassungen, denen du zugestimmt hast, soweit er aufbewahrt ist')),
});

const signinSchema = z.object({
  device: z.string(),
  lastUsedAt: z.nullable(time),
  endsAt: time,
});

const noteSchema = z.object({
  about: z.enum(['screening', 'training', 'test', 'exercise']),
  name: name.check(say('Test oder Übung; null bei einer Notiz zum Ganzen')),
  athleteNote: name.check(say('Notiz, die du im Screening oder Training liest')),
  trainerNote: name.check(say('Notiz für Trainer')),
});

const change = {
  form: z
    .enum(['kept', 'leftOut', 'added', 'easier', 'harder'])
    .check(say('Was aus der Übung wird: sie bleibt, fällt weg, kommt dazu, wird leichter oder schwerer')),
  sets: z.nullable(z.int()),
  seconds: z.nullable(z.int()),
  distance: z.nullable(z.int()).check(say('In Metern')),
  repeat: z.nullable(z.int()),
  pause: z.nullable(z.int()).check(say('In Sekunden')),
  reason: name,
};

const planChangeSchema = z.object({
  exercise: z.string(),
  ...change,
  place: z.nullable(z.int()).check(say('Der wievielte Platz im Plan; null, wenn er nicht geändert wurde')),
  by: name.check(say('Wer es geändert hat')),
  at: time,
});

const assignmentSchema = z.object({
  screening: name,
  assignedAt: z.nullable(time),
  intervalWeeks: z.nullable(z.int()),
  weeklyGoal: z.nullable(z.int()).check(say('Trainings pro Woche')),
  planChanges: z.array(planChangeSchema).check(say('Was Trainer an deinem Plan geändert haben')),
  notes: z.array(noteSchema),
});

const answerSchema = z.object({
  key: z.string().check(say('Kennung der Frage im Test')),
  question: z.string(),
  side: z.nullable(z.enum(['left', 'right'])),
  answer: z.string(),
  place: z.nullable(z.int()).check(say('Der wievielte der möglichen Werte; null bei ja oder nein')),
  value: z.number().check(say('Was die Antwort zählt, von 0 bis 1')),
});

const testSchema = z.object({
  id: z.int(),
  name: z.string(),
  durationMs: z.int(),
  result: z.nullable(z.int()).check(say('Ganze Prozent; null ohne Antworten')),
  answers: z.array(answerSchema),
  ...pain,
});

const screeningRunSchema = z.object({
  clientId: z.string(),
  start: time,
  isCompleted: z.boolean(),
  screening: z.object({ id: z.int(), name: z.string() }),
  ratedBy: name.check(say('Wer bewertet hat; null, wenn es niemand mehr weiß')),
  isSelfRated: z.boolean(),
  isSecondLook: z
    .boolean()
    .check(
      say('Ob es ein Zweitblick war: Er zählt in keinem Ergebnis, nur für die Übereinstimmung im Verein'),
    ),
  isFromClip: z.boolean().check(say('Ob von einem Video bewertet wurde')),
  result: z.nullable(z.int()).check(say('Ganze Prozent über alle Tests')),
  band: z
    .nullable(z.array(z.number()))
    .check(say('Ergebnis ohne und mit dem halben Maß der üblichen Schwankung')),
  tests: z.array(testSchema),
  exercises: z.array(z.string()).check(say('Übungen, die daraus folgten')),
});

const unitSchema = z.object({
  exerciseId: z.int(),
  name,
  isDone: z.boolean(),
  durationMs: z.nullable(z.int()),
  note: z.string().check(say('Deine Notiz zur Übung')),
  change: z.nullable(z.object(change)).check(say('Was dein Trainer an der Übung geändert hatte')),
  ...pain,
});

const feedbackSchema = z.object({
  comment: z.string(),
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
});

const trainingSchema = z.object({
  clientId: z.string(),
  start: time,
  isCompleted: z.boolean(),
  ratedBy: name.check(say('Wer das Training eingetragen hat')),
  exercises: z.array(unitSchema),
  morningPain: z
    .nullable(z.object({ value: z.int(), at: time }))
    .check(say('Wie es am Morgen danach war, von 0 bis 10')),
  feedback: z.nullable(feedbackSchema),
});

const messageSchema = z.object({
  with: name.check(say('Mit wem')),
  isOwn: z.boolean().check(say('Ob du sie geschrieben hast')),
  at: time,
  content: z.string(),
  isRead: z.boolean(),
  isReadAlong: z.boolean().check(say('Ob im Verein jemand mitlesen darf')),
});

const clipSchema = z.object({
  fileName: z.string(),
  title: z.string(),
  takenAt: time,
  seconds: z.number(),
  seen: z.string().check(say('Wer zu sehen ist: self, consented oder drawn')),
});

/** All that the server has about one person. */
export const ownDataSchema = z.object({
  $schema: z.literal('daten.schema.json'),
  format: z.literal('athletik-screening-meine-daten'),
  version: z.literal(1),
  createdAt: time,
  isHandedOut: z
    .boolean()
    .check(say('Ob jemand aus dem Verein die Datei für dich heruntergeladen hat, ohne deine Nachrichten')),
  club: z.string(),
  person: personSchema,
  consent: consentSchema,
  signins: z.array(signinSchema),
  assignments: z.array(assignmentSchema),
  screenings: z.array(screeningRunSchema),
  trainings: z.array(trainingSchema),
  messages: z.array(messageSchema),
  clips: z.array(clipSchema),
  exports: z
    .array(memberExportSchema)
    .check(say('Wer deine Daten für dich heruntergeladen hat und warum, zuletzt zuerst')),
});

export type OwnData = z.infer<typeof ownDataSchema>;
export type OwnScreening = z.infer<typeof screeningRunSchema>;
export type OwnTest = z.infer<typeof testSchema>;
export type OwnTraining = z.infer<typeof trainingSchema>;
export type OwnAssignment = z.infer<typeof assignmentSchema>;
export type OwnMessage = z.infer<typeof messageSchema>;
