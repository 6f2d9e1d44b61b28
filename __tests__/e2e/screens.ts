import type { Page } from 'playwright-core';
import {
  axeViolations,
  contrastViolations,
  signIn,
  signInAndUpdate,
  takePicture,
  viewports,
} from './browser';
import { keyboardFaults } from './keyboard';
import { openingFaults } from './shifts';
import { layoutFaults, sizeFaults } from './sizes';
import { changeTimers, longWaitForServer, quickRepetitions } from './timers';
import {
  beginScreening,
  exerciseShown,
  finishScreening,
  finishTraining,
  goHome,
  openRoom,
  signOut,
  testShown,
  toasts,
  write,
} from './ways';

/** The URLs to which runs are posted. */
const runPosts = /\/api\/(screening|exercise)\/runs\/(all\/)?$/;

interface Step {
  screen: string;
  /** How to get here from the screen before, and what to wait for. */
  reach: (page: Page) => Promise<void>;
}

/** From a new device to the athlete's own screens, with the network. */
export const walkOfAthlete: Step[] = [
  {
    screen: 'login',
    reach: async (page) => {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Login' }).click();
      await page.getByText('Benutzername erforderlich').waitFor();
    },
  },
  {
    screen: 'impressum',
    reach: async (page) => {
      await page.goto('/impressum');
      await page.getByText('§ 16').first().waitFor();
    },
  },
  {
    screen: 'password-forgotten',
    reach: async (page) => {
      await page.goto('/password-forgotten');
      await page.getByRole('button', { name: 'Anfordern' }).click();
      await page.getByText('Email Adresse erforderlich').waitFor();
    },
  },
  {
    screen: 'password-recovery-invalid',
    reach: async (page) => {
      await page.goto('/password/recovery/unbekannt');
      await page.getByText('Der Link zum Zurücksetzen des Passworts ist nicht gültig.').waitFor();
    },
  },
  {
    screen: 'verification-invalid',
    reach: async (page) => {
      await page.goto('/verification/unbekannt');
      await page.getByRole('heading', { name: 'E-Mail-Adresse nicht bestätigt' }).waitFor();
    },
  },
  {
    screen: 'update-failed',
    reach: async (page) => {
      // It asks for no repetition within the next seconds.
      const refusal = { status: 403, headers: { 'retry-after': '600' }, body: '{}' };
      await page.route('**/api/exercise/', (route) => route.fulfill(refusal));
      await signIn(page, 'anna');
      await page.getByRole('heading', { name: 'Update fehlgeschlagen!' }).waitFor();
    },
  },
  {
    screen: 'welcome',
    reach: async (page) => {
      await page.unroute('**/api/exercise/');
      await page.getByRole('button', { name: 'Update wiederholen' }).click();
      await page.getByRole('heading', { name: 'Hallo Anna' }).waitFor();
    },
  },
  {
    screen: 'screening-selection',
    reach: async (page) => {
      await page.getByRole('link', { name: /Screening starten/ }).click();
      await page.getByText('Athlet: Anna Athletin').waitFor();
    },
  },
  {
    screen: 'screening-run',
    reach: async (page) => {
      await page.goto('/');
      await beginScreening(page);
      await page.getByRole('checkbox').first().check();
    },
  },
  {
    screen: 'screening-run-blocked',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Weiter' }).click();
      await page.getByText('Du musst mindestens eine Wertebereichsfrage beantworten.').first().waitFor();
    },
  },
  {
    screen: 'screening-run-elsewhere',
    reach: async (page) => {
      const run = page.url();
      await goHome(page);
      const otherTab = await page.context().newPage();
      await otherTab.goto(run);
      await testShown(otherTab, 1).waitFor();
      await page.goto(run);
      await page.getByRole('heading', { name: 'Diese Seite ist in einem anderen Tab geöffnet' }).waitFor();
    },
  },
  {
    screen: 'welcome-unfinished',
    reach: async (page) => {
      const [otherTab] = page.context().pages().slice(1);
      await otherTab?.close();
      await testShown(page, 1).waitFor();
      await goHome(page);
      await page.getByRole('link', { name: /Screening fortsetzen/ }).waitFor();
    },
  },
  {
    screen: 'screening-done',
    reach: async (page) => {
      await page.getByRole('link', { name: /Screening fortsetzen/ }).click();
      await finishScreening(page);
      await page.getByText('Gespeichert und übertragen.').waitFor();
    },
  },
  {
    screen: 'screening-overview',
    reach: async (page) => {
      await page.getByRole('button', { name: 'OK' }).click();
      await page.getByRole('button', { name: /Screeningübersicht/ }).click();
      await page.getByText('Startzeit').waitFor();
    },
  },
  {
    screen: 'training-overview',
    reach: async (page) => {
      await page.goto('/trainingoverview');
      await page.getByRole('button', { name: 'Training starten' }).waitFor();
    },
  },
  {
    screen: 'training',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Training starten' }).click();
      await exerciseShown(page, 1).waitFor();
      await page.getByText('Beschreibung').click();
    },
  },
  {
    screen: 'training-blocked',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Weiter' }).click();
      await page.getByText('Falls du die Übung nicht erledigen konntest').first().waitFor();
    },
  },
  {
    screen: 'training-done',
    reach: async (page) => {
      await page.evaluate(changeTimers, longWaitForServer);
      const [, total] = /von (\d+)/.exec(await exerciseShown(page, 1).innerText()) ?? [];
      await finishTraining(page, 1, Number(total));
      await page.getByRole('dialog', { name: /^Gratulation/ }).waitFor();
    },
  },
  {
    screen: 'feedback',
    reach: async (page) => {
      await page.goto('/feedback/1');
      await page.getByRole('button', { name: 'Absenden' }).click();
      await page.getByText('Bitte versuche alle Fragen zu beantworten').waitFor();
    },
  },
  {
    screen: 'figure',
    reach: async (page) => {
      await page.goto('/progress/figure');
      await page.getByRole('heading', { name: 'Wo es noch hakt' }).waitFor();
    },
  },
  {
    screen: 'past',
    reach: async (page) => {
      await page.goto('/progress/past');
      await page
        .getByText(/^Screening, /)
        .first()
        .waitFor();
    },
  },
  {
    screen: 'messages',
    reach: async (page) => {
      await page.goto('/messages');
      await page.getByRole('heading', { name: 'Konversationen' }).waitFor();
      await page.getByText('Tina Trainer').first().waitFor();
    },
  },
  {
    screen: 'messages-room',
    reach: async (page) => {
      await page.getByText('Tina Trainer').first().click();
      await page.getByRole('button', { name: 'Senden' }).waitFor();
    },
  },
];

/** From the athlete's home, over what waits there for the network, to the screens of the trainer. */
export const walkOfTrainer: Step[] = [
  {
    // Its bar has the longest word in the title, and all that can be in a bar.
    screen: 'screening-overview-offline',
    reach: async (page) => {
      await openRoom(page, 'Tina Trainer');
      await page.context().setOffline(true);
      await write(page, 'Kommst du heute in die Halle?');
      await goHome(page);
      await beginScreening(page);
      await finishScreening(page);
      await page.getByRole('button', { name: 'OK' }).click();
      await page.getByRole('button', { name: /Screeningübersicht/ }).click();
      await page.getByText('Startzeit').waitFor();
    },
  },
  {
    screen: 'unsent-offline',
    reach: async (page) => {
      await page.getByRole('link', { name: /^Offline, .* noch nicht übertragen$/ }).click();
      await page.getByText('Wird übertragen, sobald du online bist.').first().waitFor();
    },
  },
  {
    screen: 'unsent-failed',
    reach: async (page) => {
      await page.route(runPosts, (route) => route.fulfill({ status: 503, body: '{}' }));
      await page.evaluate(changeTimers, quickRepetitions);
      await page.context().setOffline(false);
      await page.getByText('Letzter Versuch fehlgeschlagen').first().waitFor();
    },
  },
  {
    screen: 'unsent-refused',
    reach: async (page) => {
      const message = 'Das Screening ist dir nicht mehr zugewiesen.';
      await page.unroute(runPosts);
      const refusal = { status: 422, error: 'Unprocessable Content', message };
      await page.route(runPosts, (route) => route.fulfill({ status: 422, json: refusal }));
      await page.getByRole('button', { name: 'Jetzt senden' }).click();
      await page.getByText(`Vom Server nicht angenommen: ${message}`).first().waitFor();
    },
  },
  {
    screen: 'welcome-refused',
    reach: async (page) => {
      await goHome(page);
      await page.getByRole('link', { name: 'Ansehen' }).waitFor();
    },
  },
  {
    screen: 'unsent-empty',
    reach: async (page) => {
      await page.unroute(runPosts);
      await page.getByRole('link', { name: 'Ansehen' }).click();
      await page.getByRole('button', { name: 'Jetzt senden' }).click();
      await page.getByRole('heading', { name: 'Alles übertragen' }).waitFor();
    },
  },
  {
    screen: 'messages-contacts',
    reach: async (page) => {
      await page.goto('/messages');
      await page.getByRole('button', { name: 'Neue Konversation' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    screen: 'trainer-welcome',
    reach: async (page) => {
      await page.goto('/');
      await signOut(page);
      await signInAndUpdate(page, 'trainer');
    },
  },
  {
    screen: 'trainer-screening-none',
    reach: async (page) => {
      await page.getByRole('link', { name: /Screening starten/ }).click();
      await page.getByLabel('Athlet auswählen').selectOption({ label: 'Clara Conrad' });
      await page.getByText('Kein Screening zugewiesen').waitFor();
    },
  },
  {
    screen: 'trainer-screening-overview',
    reach: async (page) => {
      await page.goto('/screeningoverview');
      await page.getByLabel('Athlet auswählen').selectOption({ label: 'Anna Athletin' });
      await page.getByText('Startzeit').waitFor();
    },
  },
  {
    screen: 'trainer-note',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Notiz bearbeiten' }).click();
      await page.getByRole('dialog', { name: 'Notiz zum Screening' }).waitFor();
    },
  },
  {
    screen: 'trainer-training-overview',
    reach: async (page) => {
      await page.goto('/trainingoverview');
      await page.getByLabel('Athlet auswählen').selectOption({ label: 'Anna Athletin' });
      await page.getByRole('button', { name: 'Notiz bearbeiten' }).waitFor();
    },
  },
  {
    screen: 'trainer-training',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Training starten' }).click();
      await exerciseShown(page, 1).waitFor();
    },
  },
  {
    screen: 'trainer-screening',
    reach: async (page) => {
      await page.goto('/screening');
      await page.getByLabel('Athlet auswählen').selectOption({ label: 'Anna Athletin' });
      await page.getByRole('button', { name: 'Notiz bearbeiten' }).waitFor();
    },
  },
  {
    screen: 'trainer-screening-run',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Weiter' }).click();
      await testShown(page, 1).waitFor();
      await page.getByRole('button', { name: 'Notiz bearbeiten' }).waitFor();
    },
  },
  {
    screen: 'season',
    reach: async (page) => {
      await page.goto('/progress/season');
      await page.getByRole('slider', { name: 'Anna Athletin' }).focus();
      await page.getByText(/^KW \d+, /).waitFor();
    },
  },
  {
    screen: 'season-hall',
    reach: async (page) => {
      await page.goto('/progress/hall');
      await page.getByRole('region', { name: 'Unsere Saison' }).waitFor();
    },
  },
  {
    screen: 'trackside-choose',
    reach: async (page) => {
      await page.goto('/trackside');
      await page.getByRole('checkbox', { name: 'Anna Athletin' }).check();
      await page.getByRole('checkbox', { name: 'Ben Berger' }).check();
      await page.getByRole('checkbox', { name: 'Clara Conrad' }).check();
    },
  },
  {
    screen: 'trackside-step',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Mit 3 Athleten beginnen' }).click();
      await page.getByRole('button', { name: 'Alles erfüllt' }).click();
      await page.getByRole('button', { name: 'Nein', exact: true }).first().click();
      await page.getByText('4 von 5 beantwortet').waitFor();
    },
  },
  {
    screen: 'trackside-sides',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Überblick' }).click();
      await page.getByRole('button', { name: 'Ben Berger, Aktives Beinheben: offen' }).click();
      await page.getByRole('group', { name: 'Links' }).first().waitFor();
    },
  },
  {
    screen: 'trackside-left-out',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Auslassen' }).click();
      await page.getByText('Dieser Test ist ausgelassen.').waitFor();
    },
  },
  {
    screen: 'trackside-grid',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Überblick' }).click();
      await page.getByRole('heading', { name: '1 von 21 fertig' }).waitFor();
    },
  },
  {
    screen: 'trackside-late',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Athlet dazu' }).click();
      await page.getByRole('heading', { name: 'Wer kommt dazu?' }).waitFor();
    },
  },
  {
    screen: 'trackside-finish',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Zurück', exact: true }).click();
      await page.getByRole('button', { name: 'Für alle abschließen' }).click();
      await page.getByRole('dialog', { name: 'Für alle abschließen' }).waitFor();
    },
  },
  {
    screen: 'trackside-ended',
    reach: async (page) => {
      await page.getByRole('radio', { name: /^Verwerfen/ }).check();
      await page.getByRole('button', { name: '3 verwerfen' }).click();
      await page.getByRole('heading', { name: 'Alles verworfen' }).waitFor();
    },
  },
  {
    screen: 'account',
    reach: async (page) => {
      await page.goto('/account');
      await page.getByRole('heading', { name: 'Angemeldete Geräte' }).waitFor();
    },
  },
  {
    screen: 'club',
    reach: async (page) => {
      await page.goto('/club');
      await page.getByRole('heading', { name: 'Einwilligungstext' }).waitFor();
    },
  },
  {
    screen: 'members',
    reach: async (page) => {
      await page.goto('/members');
      await page.getByText('Clara Conrad').first().waitFor();
    },
  },
  {
    screen: 'content',
    reach: async (page) => {
      await page.goto('/content');
      await page.getByRole('heading', { name: /^\d+ Screenings?$/ }).waitFor();
      await page.getByRole('region', { name: 'Beispiele' }).getByRole('button').waitFor();
    },
  },
  {
    screen: 'content-screening',
    reach: async (page) => {
      await page
        .getByRole('list')
        .getByRole('link', { name: /Screening/ })
        .first()
        .click();
      await page.getByRole('heading', { name: 'Was das bedeutet' }).waitFor();
    },
  },
  {
    screen: 'content-probe',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Probelauf starten' }).click();
      await testShown(page, 1).waitFor();
    },
  },
  {
    screen: 'content-test',
    reach: async (page) => {
      await page.goto('/content/test');
      await page.getByRole('link', { name: /Beinheben/ }).click();
      await page.getByRole('table', { name: 'Gewichte der Übungen je Antwort' }).waitFor();
    },
  },
  {
    screen: 'content-test-choose',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Übung hinzufügen: / })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Zu welcher Übung?' }).waitFor();
    },
  },
  {
    screen: 'content-exercise',
    reach: async (page) => {
      await page.goto('/content/exercise');
      await page
        .getByRole('link', { name: /Kniebeuge/ })
        .first()
        .click();
      await page.getByLabel('Sätze').waitFor();
    },
  },
  {
    screen: 'content-basis',
    reach: async (page) => {
      await page.goto('/content/basis');
      await page.getByRole('button', { name: 'Übung hinzufügen' }).waitFor();
    },
  },
  {
    screen: 'content-feedback',
    reach: async (page) => {
      await page.goto('/content/feedback');
      await page
        .getByRole('button', { name: /^Frage „.*“ bearbeiten$/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Antwort 1', exact: true }).waitFor();
    },
  },
  {
    screen: 'invitation-code',
    reach: async (page) => {
      await page.goto('/invitation');
      await page.getByLabel('Code', { exact: true }).waitFor();
    },
  },
  {
    screen: 'nocurrentscreening',
    reach: async (page) => {
      await page.goto('/nocurrentscreening');
      await page.getByText('Es wurde dir noch kein Screening zugeordnet.').waitFor();
    },
  },
];

/** Returns what axe finds on the page in the dark and in the light scheme. */
const faultsInBothSchemes = async (page: Page, name: string): Promise<string[]> => {
  const faults: string[] = [];
  const checks = { dark: contrastViolations, light: axeViolations };
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await takePicture(page, `${name}-${colorScheme}`);
    for (const fault of await checks[colorScheme](page)) faults.push(`${name}, ${colorScheme}: ${fault}`);
  }
  return faults;
};

/**
 * Returns what axe finds on the page in both schemes, on a desktop and on a phone, and the faults of its layout there.
 * The page ends as on a phone.
 */
export const faultsInBothSizes = async (page: Page, screen: string): Promise<string[]> => {
  const faults: string[] = [];
  for (const viewport of ['desktop', 'phone'] as const) {
    await page.setViewportSize(viewports[viewport]);
    const name = `${screen}-${viewport}`;
    faults.push(...(await faultsInBothSchemes(page, name)));
    for (const fault of await layoutFaults(page)) faults.push(`${name}: ${fault}`);
  }
  return faults;
};

/** Closes the toasts: one of them would leave in the middle of a walk. */
const closeToasts = async (page: Page) => {
  await toasts(page)
    .getByRole('button')
    .evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click();
    });
  await toasts(page).first().waitFor({ state: 'detached' });
};

/** It takes as long as the walk, and depends on what else the machine does. */
const looksForShifts = process.env.SHIFTS === '1';

/**
 * Goes along a walk, and looks at each screen in both schemes and in every size, and walks over it by keyboard on a
 * desktop and on a phone. With `SHIFTS=1` it opens the address of each, and further ones, to see whether something
 * moves there. Returns the faults, each with its screen; an empty list without faults.
 */
export const screenFaults = async (page: Page, walk: Step[], further: string[]): Promise<string[]> => {
  const faults: string[] = [];
  const opened = new Set<string>();
  const open = async (address: string, name: string) => {
    if (!looksForShifts || opened.has(address)) return;
    opened.add(address);
    for (const fault of await openingFaults(page, address)) faults.push(`${name}, opened anew, ${fault}`);
  };
  for (const { screen, reach } of walk) {
    await reach(page);
    faults.push(...(await faultsInBothSizes(page, screen)));
    await closeToasts(page);
    for (const viewport of ['desktop', 'phone'] as const) {
      await page.setViewportSize(viewports[viewport]);
      const found = await keyboardFaults(page);
      faults.push(...found.map((fault) => `${screen}-${viewport}: ${fault}`));
    }
    faults.push(...(await sizeFaults(page, screen)));
    await open(page.url(), screen);
  }
  for (const address of further) await open(address, address);
  return faults;
};
