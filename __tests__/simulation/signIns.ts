import type { CurrentUser } from '../../src/contract/schemas';
import type { Tab, World } from './world';

/** Follows who is signed in on the device. Only a logout by hand or a 401 may end a sign-in. */
export class SignIns {
  user: CurrentUser | null = null;
  private readonly loggingOut = new Set<Tab>();
  /** Tokens that a tab got a 401 for. */
  private readonly unauthorized = new Map<Tab, string>();
  /** Number of 401s. */
  refusals = 0;

  constructor(private readonly world: World) {}

  /** The person logs out in this tab. */
  logOut(tab: Tab) {
    this.loggingOut.add(tab);
  }

  /** The tab got a 401. */
  refuse(tab: Tab, token: string) {
    this.unauthorized.set(tab, token);
    this.refusals += 1;
  }

  /** The tab stored this user. */
  begin(user: CurrentUser) {
    this.user = user;
    this.loggingOut.clear();
    if (this.world.waitingRuns().some(({ recordedBy }) => recordedBy !== user.id))
      this.world.witness.saw('another user signs in while runs wait');
  }

  /** The tab removed the stored user. */
  end(tab: Tab) {
    const { user, world } = this;
    this.user = null;
    if (!user) return;
    const isWaiting = world.waitingRuns().some(({ recordedBy }) => recordedBy === user.id);
    if (this.loggingOut.has(tab)) {
      if (isWaiting) world.witness.saw('a logout while runs wait');
    } else if (this.unauthorized.get(tab) === user.token) {
      if (isWaiting) world.witness.saw('a 401 ends a sign-in while runs wait');
    } else if (!world.former.hasBegun || tab.app?.state().server.instance === world.server.instance) {
      // Another server in place of that of the sign-in ends it as well.
      world.report(`signed in: ${user.username} was signed out without a logout or a 401`);
    }
  }
}
