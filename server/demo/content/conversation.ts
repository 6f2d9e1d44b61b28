/** A message of the demo conversation, from the trainer to anna or the other way round. */
interface DemoMessage {
  sender: 'trainer' | 'anna';
  content: string;
  /** How long ago it was written when the club is made, in minutes. */
  minutesAgo: number;
  isRead: boolean;
}

const hour = 60;
const day = 24 * hour;

/** What Tina and Anna wrote to each other, oldest first; the last two wait for Anna. */
export const demoConversation: readonly DemoMessage[] = [
  {
    sender: 'trainer',
    content:
      'Hallo Anna, dein zweites Screening ist da! Bei der Kniebeuge bleiben diesmal die Knie über den Füßen, der Ausfallschritt mit rechts vorn braucht noch Zeit.',
    minutesAgo: 3 * day,
    isRead: true,
  },
  {
    sender: 'anna',
    content: 'Danke! Das Dehnen am Abend hilft. Nur beim Hürdenschritt wackle ich links noch.',
    minutesAgo: 3 * day - 25,
    isRead: true,
  },
  {
    sender: 'trainer',
    content: 'Das bekommen wir hin. Mach die Übungen im Einbeinstand lieber langsam und dafür sauber.',
    minutesAgo: 2 * hour,
    isRead: false,
  },
  {
    sender: 'trainer',
    content:
      'Und schreib mir bitte nach dem nächsten Training kurz, wie es dem Sprunggelenk geht. Viel Spaß!',
    minutesAgo: 2 * hour - 5,
    isRead: false,
  },
];
