import type { Services } from '../../src/services/ports';
import { Gate } from '../simulation/gate';

/** A tab that a test can freeze and wake, as a phone does with a page in the background. */
export const aFreezableTab = () => {
  const gate = new Gate({
    interrupt: () => null,
    isHarmful: () => false,
    failure: () => null,
    onEffect: () => {},
    onInterruption: () => {},
    onKill: () => {},
    onFreeze: () => {},
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
