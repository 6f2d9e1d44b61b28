import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type GuideClock, held, repeated, reset, skipped, started } from '../../src/domain/guide/clock';
import type { GuidedStep } from '../../src/domain/guide/keptClock';
import type { Phase } from '../../src/domain/guide/phases';
import { allOn, type GuideSwitch, type GuideSwitches } from '../../src/domain/guide/switches';

/** The guide through the exercise on the screen, and what this device does for it. */
export interface GuideState {
  /** Null while no exercise is open. */
  step: GuidedStep | null;
  phases: Phase[];
  /** Null until the device was asked where it stands. */
  clock: GuideClock | null;
  switches: GuideSwitches;
  /** Whether the device can do it, as far as the browser tells. */
  abilities: Omit<GuideSwitches, 'sound'>;
}

const initialState: GuideState = {
  step: null,
  phases: [],
  clock: null,
  switches: allOn,
  abilities: { vibration: false, awake: false },
};

type Turn = (clock: GuideClock, phases: readonly Phase[]) => GuideClock;

/** A press that changes the clock. */
const turning = (turn: Turn) => (state: GuideState) => {
  if (state.clock) state.clock = turn(state.clock, state.phases);
};

const read = (state: GuideState, { payload }: PayloadAction<GuideClock>) => {
  state.clock = payload;
};

const slice = createSlice({
  name: 'guide',
  initialState,
  reducers: {
    /** An exercise with these phases is on the screen. */
    opened(state, { payload: { phases, ...step } }: PayloadAction<GuidedStep & { phases: Phase[] }>) {
      Object.assign(state, { step, phases, clock: null });
    },
    closed(state) {
      Object.assign(state, { step: null, phases: [], clock: null });
    },
    /** A page wants to show the switches of this device. */
    switchesRequested() {},
    deviceFound(state, { payload }: PayloadAction<Pick<GuideState, 'switches' | 'abilities'>>) {
      Object.assign(state, payload);
    },
    switched(state, { payload }: PayloadAction<{ name: GuideSwitch; isOn: boolean }>) {
      state.switches[payload.name] = payload.isOn;
    },
    /** The browser has granted, refused or ended the wake lock. */
    wakeLockAnswered(state, { payload }: PayloadAction<boolean>) {
      state.abilities.awake = payload;
    },
    startPressed: turning(started),
    holdPressed: turning(held),
    resetPressed: turning(reset),
    skipPressed: turning(skipped),
    repeatPressed: turning((_clock, phases) => repeated(phases)),
    /** The clock of the step, as the device has kept it [GT-1]. */
    restored: read,
    /** Time has passed within a phase. */
    ticked: read,
    /** A phase has ended, or is offered again. */
    turned: read,
    /** The page was hidden, and is shown again. */
    pageReturned() {},
  },
});

export const guideActions = slice.actions;
export const guideReducer = slice.reducer;
