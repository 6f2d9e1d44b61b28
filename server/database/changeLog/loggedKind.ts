/** What an entry of the log is about: a row of `GET /changes`, a whole list, or the right to see an athlete. */
export type LoggedKind =
  | 'athlete'
  | 'user'
  | 'userScreening'
  | 'screening'
  | 'screeningRun'
  | 'exerciseRun'
  | 'feedback'
  | 'exercise'
  | 'basis'
  | 'feedbackQuestions';
