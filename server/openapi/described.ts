import * as z from 'zod/mini';
import { assignmentSchema, deskNotificationSchema } from '../../src/contract/assignments';
import { changesSchema } from '../../src/contract/changes';
import { chatMessageSchema, notificationSchema } from '../../src/contract/chat';
import { feedbackSchema } from '../../src/contract/feedback';
import { movedRunSchema } from '../../src/contract/runCorrections';
import { exerciseSchema, screeningSchema } from '../../src/contract/schemas';
import { ratedExerciseRunSchema, ratedScreeningRunSchema } from '../../src/contract/trainings';

/** What the document says of a call that its schemas do not. */
export interface Described {
  tag: string;
  summary: string;
  /** Whether it needs no sign-in. */
  isOpen?: true;
  /** What it returns, where the answer is JSON already and so its route has no schema of it. */
  answer?: z.ZodMiniType;
  /** What it returns where that is no JSON. */
  content?: 'video' | 'nothing' | 'upload' | 'zip';
}

/** The calls of one tag. */
const tagged = (tag: string, calls: Record<string, Omit<Described, 'tag'>>): Record<string, Described> =>
  Object.fromEntries(Object.entries(calls).map(([call, described]) => [call, { tag, ...described }]));

/** The tags, in the order of the document. */
export const tags = [
  { name: 'session', description: 'Signing in and out' },
  { name: 'recovery', description: 'Forgotten passwords and e-mail addresses' },
  { name: 'account', description: 'The own account and the own consent' },
  { name: 'server', description: 'What this server is and can' },
  { name: 'club', description: 'The club, its beginning, and what it agrees on' },
  { name: 'members', description: 'The members of the club, and their invitations' },
  { name: 'users', description: 'People as the app shows them' },
  { name: 'screenings', description: 'Screenings, their assignment, notes and runs' },
  { name: 'exercises', description: 'Exercises, trainings, feedback and pain' },
  { name: 'content', description: 'What the club writes itself: drafts, publications and versions' },
  { name: 'messages', description: 'Messages and notifications' },
];

/** Every call of the API by its method and path. The live channel is no call. */
export const described: Readonly<Record<string, Described>> = {
  ...tagged('session', {
    'POST /auth': { summary: 'Sign in', isOpen: true },
    'POST /session/end': { summary: 'End a sign-in by the hash of its token', isOpen: true },
  }),
  ...tagged('recovery', {
    'GET /admin/email/recovery/:identifier': {
      summary: 'Mail a link that sets a new password',
      isOpen: true,
    },
    'GET /admin/email/recovery/check/:token': { summary: 'Ask whether a link is still good', isOpen: true },
    'POST /admin/email/recovery/:identifier': {
      summary: 'Set a new password by the link or the code',
      isOpen: true,
    },
    'GET /admin/email/verification/:token': { summary: 'Confirm an e-mail address', isOpen: true },
  }),
  ...tagged('account', {
    'GET /account': { summary: 'Read the own account with its sign-ins' },
    'PUT /account/email': { summary: 'Ask for another e-mail address' },
    'PUT /account/password': { summary: 'Set another password' },
    'POST /account/erasure': { summary: 'Erase the own account at once' },
    'DELETE /account/signins/:id': { summary: 'End one of the own sign-ins' },
    'GET /account/export': { summary: 'Read everything about oneself as a ZIP', content: 'zip' },
    'GET /consent': { summary: "Read the club's text and the own consent" },
    'POST /consent': { summary: "Agree to the club's text" },
    'POST /consent/guardian': { summary: 'Mail the question to the own guardian once more' },
    'POST /consent/withdrawal': { summary: 'Withdraw the own consent, about pain or all' },
  }),
  ...tagged('server', {
    'GET /features': {
      summary: 'Name what the server can beyond the contract, and its database',
      isOpen: true,
    },
    'GET /changes': { summary: 'Read what changed since a cursor', answer: changesSchema },
    'GET /video': { summary: 'List all videos with their lengths and tags' },
    'GET /video/:fileName': { summary: 'Read a video, whole or in ranges', content: 'video' },
  }),
  ...tagged('club', {
    'GET /club': { summary: 'Read the club; admins get its settings, too', isOpen: true },
    'PUT /club': { summary: 'Change the club' },
    'GET /club/health': { summary: 'Read how the server is doing' },
    'POST /club/rehearsal': { summary: 'Restore the last backup for a try' },
    'POST /club/mail': { summary: 'Send a test mail to the own address' },
    'GET /setup/:code': { summary: 'Ask whether the code begins a club', isOpen: true },
    'POST /setup/:code': { summary: 'Begin the club with its first trainer', isOpen: true },
  }),
  ...tagged('members', {
    'GET /invitation/:token': { summary: 'Open an invitation by its token or its code', isOpen: true },
    'GET /guardian/:token': { summary: 'Read what a guardian is asked', isOpen: true },
    'POST /guardian/:token/confirmation': { summary: 'Confirm a consent as the guardian', isOpen: true },
    'POST /guardian/:token/withdrawal': { summary: 'Withdraw a consent as the guardian', isOpen: true },
    'POST /invitation/:token': { summary: 'Accept an invitation and sign in', isOpen: true },
    'GET /members': { summary: 'List the members' },
    'GET /members/trainers': { summary: 'List the trainers' },
    'POST /members': { summary: 'Add and invite a member' },
    'POST /members/all': { summary: 'Add and invite a list of members, all or none' },
    'POST /members/all/invitation': { summary: 'Mail the invitations of several members anew' },
    'PUT /members/:id': { summary: 'Change a member' },
    'POST /members/:id/invitation': { summary: 'Invite a member anew' },
    'POST /members/:id/recovery': { summary: 'Make a code that sets a new password' },
    'POST /members/:id/rest': { summary: 'Let an account rest' },
    'POST /members/:id/wake': { summary: 'Wake an account' },
    'POST /members/:id/erasure': { summary: 'Let an account rest and be erased after 14 days' },
    'POST /members/:id/keeping': { summary: 'Keep a member without activity' },
    'POST /members/:id/export': { summary: "Note why a member's data is downloaded for them" },
    'GET /members/:id/export': { summary: "Read a member's data as a ZIP, without messages", content: 'zip' },
    'DELETE /members/:id/erasure': { summary: 'Stop the erasure of an account, and wake it' },
    'POST /members/:id/guardian': { summary: 'Mail the question to the guardian of a member' },
    'POST /members/:id/withdrawal': { summary: 'Withdraw the consent of a member for them' },
    'POST /members/:id/consent': { summary: 'Note a consent on paper' },
    'POST /members/:id/trainers': { summary: 'Give an athlete a trainer' },
    'DELETE /members/:id/trainers/:trainerId': { summary: 'Take a trainer from an athlete' },
  }),
  ...tagged('users', {
    'GET /admin/user/name/:username': { summary: 'Read a user by name' },
    'GET /admin/user/trainer/:trainerId': { summary: 'List the athletes of a trainer' },
    'GET /admin/user/name/contacts/:id': { summary: 'List whom a user may write to' },
  }),
  ...tagged('content', {
    'GET /clips': { summary: 'List the clips that the club has added' },
    'POST /clips': { summary: 'Make a clip of a complete upload; the same bytes are one clip' },
    'POST /clip-uploads': { summary: 'Begin an upload, by tus 1.0.0', content: 'upload' },
    'GET /clip-uploads/:id': {
      summary: 'Ask, mostly by HEAD, how much of an upload has come',
      content: 'upload',
    },
    'PATCH /clip-uploads/:id': { summary: 'Send the next part of an upload', content: 'upload' },
    'DELETE /clip-uploads/:id': { summary: 'Give up an upload', content: 'upload' },
    'POST /clips/:fileName/withdraw': { summary: 'Take a clip away from everybody' },
    'DELETE /clips/:fileName': { summary: 'Delete a clip that nothing names' },
  }),
  ...tagged('screenings', {
    'GET /screening': {
      summary: 'List the screenings that can be assigned',
      answer: z.array(screeningSchema),
    },
    'GET /screening/user/:userId': {
      summary: 'Read what is assigned to a user, with its notes',
      answer: z.array(assignmentSchema),
    },
    'GET /screening/:id': { summary: 'Read a screening with its tests', answer: screeningSchema },
    'POST /screening/assignment': { summary: 'Assign a screening, or withdraw it' },
    'POST /screening/plan': { summary: 'Change the plan of an athlete, or take the changes back' },
    'POST /screening/note': { summary: 'Write a note of the trainer' },
    'GET /screening/agreement': { summary: 'Count how often two ratings of the same screening differ' },
    'POST /screening/runs': {
      summary: 'Store a run; the same `clientId` again is the same run',
      answer: ratedScreeningRunSchema,
    },
    'POST /screening/runs/all': {
      summary: 'Store several runs, all or none',
      answer: z.array(ratedScreeningRunSchema),
    },
    'GET /screening/runs/user/:userId': {
      summary: 'List the runs of a user',
      answer: z.array(ratedScreeningRunSchema),
    },
    'GET /screening/runs/:id': { summary: 'Read a run', answer: ratedScreeningRunSchema },
    'POST /screening/runs/:id/move': {
      summary: 'Move a run that was recorded for the wrong person',
      answer: movedRunSchema,
    },
    'POST /screening/runs/:id/delete': { summary: 'Delete a run that was recorded for the wrong person' },
  }),
  ...tagged('exercises', {
    'GET /exercise': { summary: 'List the exercises', answer: z.array(exerciseSchema) },
    'GET /exercise/basis': { summary: 'List the exercises of everybody' },
    'GET /exercise/:id': { summary: 'Read an exercise', answer: exerciseSchema },
    'POST /exercise/runs': {
      summary: 'Store a training; the same `clientId` again is the same training',
      answer: ratedExerciseRunSchema,
    },
    'POST /exercise/runs/all': {
      summary: 'Store several trainings, all or none',
      answer: z.array(ratedExerciseRunSchema),
    },
    'GET /exercise/runs/user/:userId': {
      summary: 'List the trainings of a user',
      answer: z.array(ratedExerciseRunSchema),
    },
    'GET /exercise/feedback/questions': { summary: 'List the questions after a training' },
    'POST /exercise/feedback': { summary: 'Store feedback on a training', answer: feedbackSchema },
    'GET /exercise/feedback/user/:userId': {
      summary: 'List the feedback of a user',
      answer: z.array(feedbackSchema),
    },
    'POST /pain': { summary: 'Store what the next morning says about pain' },
  }),
  ...tagged('content', {
    'GET /content': { summary: "List the club's content with its drafts" },
    'POST /content/draft': { summary: 'Store a draft on the revision that it was written on' },
    'POST /content/discard': { summary: 'Throw a draft away' },
    'POST /content/plan': { summary: 'Say what publishing would do, and do nothing' },
    'POST /content/publish': { summary: 'Publish drafts, all or none' },
    'POST /content/retire': { summary: 'Take something out of use; it stays readable' },
    'POST /content/bring-back': { summary: 'Bring something back into use' },
    'GET /content/:key/versions': { summary: 'List what was published of an item' },
    'POST /content/take-back': { summary: 'Make a draft of a former version' },
    'GET /content/samples': { summary: 'List the samples that can be taken over' },
    'POST /content/samples': { summary: 'Take a sample over, and leave what is there' },
  }),
  ...tagged('messages', {
    'GET /chat/chatroom/:userId': { summary: 'List the conversations of a user' },
    'GET /chat/chatroom/messages/:chatroomId': {
      summary: 'List the messages of a conversation',
      answer: z.array(chatMessageSchema),
    },
    'POST /chat': { summary: 'Send a message; the same `clientId` again is the same message' },
    'GET /chat/updatestatus/:userId/:chatroomId': {
      summary: 'Mark a conversation as read',
      content: 'nothing',
    },
    'GET /notification/:userId': {
      summary: 'List the unread notifications of a user',
      answer: z.array(z.union([notificationSchema, deskNotificationSchema])),
    },
    'POST /notification/read': { summary: 'Mark a notification as read' },
  }),
};
