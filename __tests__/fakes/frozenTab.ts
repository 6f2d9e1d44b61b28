import type { Services } from '../../src/services/ports';
import { type Crossing, Gate } from '../simulation/gate';

/**
 * A tab that a test can freeze and wake, as a phone does with a page in the background. It also freezes at a call to a
 * service for which `freezesAt` returns true: the call takes effect, but its answer does not arrive.
 */
export const aFreezableTab = (freezesAt: (crossing: Crossing) => boolean = () => false) => {
  const gate: Gate = new Gate({
    interrupt: (crossing) => (freezesAt(crossing) ? 'freeze' : null),
    isHarmful: () => false,
    failure: () => null,
    onEffect: () => {},
    onInterruption: () => {},
    onKill: () => {},
    onFreeze: () => gate.freeze(),
  });
  return {
    freeze: () => gate.freeze(),
    wake: () => gate.wake(),
    /** For `startApp`. */
    wrap: (services: Services): Services => ({
      ...services,
      http: gate.guard('http', services.http),
      database: gate.guard('database', services.database),
      outbox: gate.guard('outbox', services.outbox),
      locks: gate.guard('locks', services.locks),
      tabs: gate.guard('tabs', services.tabs),
    }),
  };
};
