import { copiedFrom, goOn } from './copies';
import { evict } from './evictions';
import type { Upheaval } from './upheaval';
import type { VirtualTime } from './virtualTime';
import { World } from './world';

interface Planned {
  /** The number of the step before which it happens. */
  at: number;
  act(world: World, time: VirtualTime): unknown;
}

const eventsOf = (upheaval: Upheaval): Planned[] => {
  switch (upheaval.what) {
    case 'restored':
      return [
        { at: upheaval.copyAt, act: ({ losses }) => losses.takeCopy() },
        { at: upheaval.at, act: ({ losses }) => losses.restore() },
      ];
    case 'copiedDevice':
      return [{ at: upheaval.at, act: (world) => goOn(new World(world.scenario, copiedFrom(world)), world) }];
    case 'newServer':
      return [
        { at: upheaval.at, act: ({ former }) => former.begin() },
        { at: upheaval.moveAt, act: ({ former }) => former.askToMove() },
      ];
    case 'erased':
      return [{ at: upheaval.at, act: ({ losses }) => losses.erase(upheaval.choice) }];
    case 'personErased':
      return [{ at: upheaval.at, act: ({ losses }) => losses.erasePerson(upheaval.choice) }];
    case 'evicted':
      return [{ at: upheaval.at, act: (world, time) => evict(world, upheaval.stores, time) }];
  }
};

/** Returns a function that makes happen what is planned until this step and has not happened yet. */
export const planOf = (world: World, time: VirtualTime) => {
  const { upheaval } = world.scenario;
  const events = upheaval ? eventsOf(upheaval) : [];
  return async (step: number) => {
    while (events[0] && events[0].at <= step) await events.shift()?.act(world, time);
  };
};
