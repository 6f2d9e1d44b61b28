import { copiedFrom, goOn } from './copies';
import type { Upheaval } from './upheaval';
import { World } from './world';

interface Planned {
  /** The number of the step before which it happens. */
  at: number;
  act(world: World): void;
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
  }
};

/** Returns a function that makes happen what is planned until this step and has not happened yet. */
export const planOf = (world: World) => {
  const { upheaval } = world.scenario;
  const events = upheaval ? eventsOf(upheaval) : [];
  return (step: number) => {
    while (events[0] && events[0].at <= step) events.shift()?.act(world);
  };
};
