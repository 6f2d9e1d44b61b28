import { berlinTime } from '../berlin';
import type { OwnReader } from '../reader';
import { escaped } from './html';
import { personSection } from './personSection';
import { progressSection, screeningsSection, trainingsChart, trainingsSection } from './runSections';
import { clipsSection, messagesSection, notesSection } from './sections';
import { pageStyle } from './style';
import { readSummary } from './summary';

/** What the page may load: nothing. It is opened from a folder, where nobody else says so. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

async function* once(html: string) {
  yield html;
}

/** Yields the page by which a person reads their data: no script, no network, light and dark, and for paper [LV-6]. */
export async function* pageOf(reader: OwnReader): AsyncGenerator<string> {
  const { club, createdAt, person, clips, isHandedOut } = reader.short;
  const name = `${person.firstName} ${person.lastName}`;
  const summary = await readSummary(reader);
  const sections: { id: string; title: string; html: () => AsyncIterable<string> }[] = [
    { id: 'person', title: 'Über dich', html: () => once(personSection(reader)) },
    { id: 'verlauf', title: 'Verlauf', html: () => once(progressSection(summary)) },
    { id: 'screenings', title: 'Screenings', html: () => screeningsSection(reader) },
    { id: 'trainingsverlauf', title: 'Trainings in jedem Monat', html: () => once(trainingsChart(summary)) },
    { id: 'trainings', title: 'Trainings', html: () => trainingsSection(reader) },
    { id: 'notizen', title: 'Zuweisungen und Notizen', html: () => once(notesSection(reader)) },
    ...(isHandedOut
      ? []
      : [{ id: 'nachrichten', title: 'Nachrichten', html: () => messagesSection(reader) }]),
    ...(clips.length > 0
      ? [{ id: 'videos', title: 'Deine Videos', html: () => once(clipsSection(reader)) }]
      : []),
  ];
  yield `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Meine Daten: ${escaped(name)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>Meine Daten</h1>
<p class="muted">${escaped(name)}, ${escaped(club)}, Stand ${berlinTime(createdAt)} Uhr. Das ist alles, was der Server über dich hat${isHandedOut ? ', bis auf deine Nachrichten' : ''}; was nicht dabei ist und warum, steht in LIESMICH.txt.</p>
<nav aria-label="Abschnitte"><ul>${sections.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul></nav>
`;
  for (const { id, title, html } of sections) {
    yield `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n`;
    yield* html();
    yield '</section>\n';
  }
  yield '</main>\n</body>\n</html>\n';
}
