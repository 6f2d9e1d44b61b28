import { featureCalls, featuresSchema } from '../../../src/contract/features';
import { isWaiting } from '../../../src/domain/runs';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { runsActions } from '../../../store/runs/slice';
import { selectCurrentTest } from '../../../store/screeningRun/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { sessionActions } from '../../../store/session/slice';
import { updateActions } from '../../../store/update/slice';
import { inject } from '../../contract/serverContract/inject';
import { aClub } from '../../fakes/club';
import { aDevice } from '../../fakes/device';
import { type OpenApp, openApp } from '../../fakes/openApp';
import { RealNet } from '../../fakes/RealNet';
import { runsOn } from '../../fakes/recorded';

/** So many ids of its own a device may make. */
const idsOfDevice = 10_000;

/** One turn of the real loop of events, which carries the requests. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Devices that run the real store and the real sagas, and send to the real server. Their time is virtual, and passes
 * only while no request is under way: the server works in real time.
 */
export class Devices {
  readonly net = new RealNet();
  private readonly apps: OpenApp[] = [];

  /**
   * Lets time pass until something is so; to be awaited by one caller at a time. Throws after ten minutes of virtual
   * time.
   */
  async until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
    const end = Date.now() + 600_000;
    for (let turns = 1; !(await isSo()); turns += 1) {
      if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
      if (this.net.inFlight > 0 || turns % 4 !== 0) await turn();
      else await jest.advanceTimersByTimeAsync(50);
    }
  }

  /** Opens the app on a new device and signs in there, which loads everything. */
  async open(username: string): Promise<Person> {
    const device = aDevice();
    device.idCount.value = idsOfDevice * this.apps.length;
    const person = new Person(this, device, username);
    await person.reopen();
    person.app.dispatch(sessionActions.loginRequested({ username, password: 'athletik' }));
    await this.until(`${username} is signed in`, () => person.app.state().session.user !== null);
    await this.update([person]);
    return person;
  }

  async openApp(device: OpenApp['device']): Promise<OpenApp> {
    const app = await openApp({
      device,
      server: aClub(),
      isOnline: true,
      wrap: (services) => ({ ...services, http: this.net.httpOf(services.network) }),
    });
    this.apps.push(app);
    return app;
  }

  /**
   * Loads everything on all of them at once, then waits until nothing of theirs waits for the server. A device hears
   * only after an update that the server was restored; until then it does not know what waits again [ON-6].
   */
  async update(people: readonly Person[]): Promise<void> {
    const epoch = await this.epoch();
    for (const { app } of people) app.dispatch(updateActions.updateRequested());
    await this.until('all are updated', () => people.every((person) => person.isUpdated()));
    await this.until('all know the epoch', () => people.every((person) => person.epoch() === epoch));
    await this.sent(people);
  }

  /** The epoch of the server. */
  private async epoch(): Promise<string | null> {
    if (!this.net.app) throw new Error('The server is down.');
    const answer = await inject(this.net.app, { ...featureCalls.features(), token: null });
    return featuresSchema.parse(answer.body).epoch;
  }

  /** Waits until nothing on these devices waits for the server. */
  async sent(people: readonly Person[]): Promise<void> {
    await this.until('everything is sent', () => people.every((person) => person.waiting() === 0));
  }

  /** What no saga has caught on any device. */
  uncaught(): unknown[] {
    return this.apps.flatMap((app) => app.uncaught);
  }

  kill(): void {
    for (const app of this.apps) app.kill();
  }
}

/** Somebody at their device. */
export class Person {
  app!: OpenApp;

  constructor(
    private readonly devices: Devices,
    private readonly device: OpenApp['device'],
    private readonly username: string,
  ) {}

  /** Opens the app anew, as after a crash, and waits until it knows what the device holds. */
  async reopen(): Promise<void> {
    this.app?.kill();
    this.app = await this.devices.openApp(this.device);
    await this.until('has started', () => this.app.state().session.status !== 'starting');
  }

  /** Throws when the update has failed. */
  isUpdated(): boolean {
    const { status } = this.app.state().update;
    if (status === 'failed') throw new Error(`The update of ${this.username} has failed.`);
    return status === 'succeeded';
  }

  /** The epoch of the server that this device has sent everything to. */
  epoch(): string | null {
    return this.app.state().server.epoch;
  }

  /** How many runs and entries on the device wait for the server. */
  waiting(): number {
    return this.runs().filter(isWaiting).length + this.device.outbox.rows.size;
  }

  runs() {
    return runsOn(this.device);
  }

  /** Does a whole screening. Its answers follow from `number`. */
  async screen(userScreeningId: number, number: number): Promise<string> {
    const { dispatch, state } = this.app;
    dispatch(screeningRunActions.openRequested({ userScreeningId }));
    await this.until('has a screening open', () => state().screeningRun.status === 'open');
    const clientId = String(state().screeningRun.clientId);
    while (state().screeningRun.status === 'open') {
      const { step } = state().screeningRun;
      const test = selectCurrentTest(state());
      const [question, range] = [test?.questions[0], test?.rangeQuestions[0]];
      const value = range?.questionRangeValues[number % 2];
      const ofTest = { clientId, testId: Number(test?.id) };
      if (question)
        dispatch(
          runsActions.questionAnswered({ ...ofTest, questionId: question.id, checked: number % 3 > 0 }),
        );
      if (range && value)
        dispatch(
          runsActions.rangeQuestionAnswered({
            ...ofTest,
            questionId: range.id,
            questionRangeValueId: value.id,
          }),
        );
      dispatch(screeningRunActions.nextPressed());
      await this.until(
        'goes on',
        () => state().screeningRun.step > step || state().screeningRun.status !== 'open',
      );
    }
    await this.until('has completed it', () => state().screeningRun.status === 'completed');
    dispatch(screeningRunActions.closed());
    return clientId;
  }

  /** Does a whole training. */
  async train(userScreeningId: number): Promise<string> {
    const { dispatch, state } = this.app;
    dispatch(exerciseRunActions.openRequested({ userScreeningId }));
    await this.until('has a training open', () => state().exerciseRun.status === 'open');
    const clientId = String(state().exerciseRun.clientId);
    while (state().exerciseRun.status === 'open') {
      const { step } = state().exerciseRun;
      dispatch(exerciseRunActions.donePressed());
      await this.until(
        'goes on',
        () => state().exerciseRun.step > step || state().exerciseRun.status !== 'open',
      );
    }
    await this.until('has completed it', () => state().exerciseRun.status === 'completed');
    dispatch(exerciseRunActions.closed());
    return clientId;
  }

  private until(what: string, isSo: () => boolean): Promise<void> {
    return this.devices.until(`${this.username} ${what}`, isSo);
  }
}
