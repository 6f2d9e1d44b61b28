import type { FeedbackQuestion } from '../../../src/contract/feedback';

/** The demo club's 4 feedback questions [RU-10], and the options that the trainer should look at [DE-2]. */
export const demoFeedbackQuestions: FeedbackQuestion[] = [
  {
    question: 'Wie schwer war das Training für dich?',
    options: ['Viel zu leicht', 'Etwas zu leicht', 'Genau richtig', 'Etwas zu schwer', 'Viel zu schwer'],
    attention: ['Viel zu leicht', 'Viel zu schwer'],
  },
  {
    question: 'Wie sicher fühlst du dich in der Ausführung?',
    options: ['Sehr sicher', 'Meist sicher', 'Bei einigen Übungen unsicher', 'Unsicher'],
    attention: ['Unsicher'],
  },
  {
    question: 'Wie viel Zeit hattest du?',
    options: ['Mehr als genug', 'Gerade genug', 'Zu wenig'],
  },
  {
    question: 'Wie hat dir das Training gefallen?',
    options: ['Sehr gut', 'Gut', 'Geht so', 'Gar nicht'],
    attention: ['Gar nicht'],
  },
];
