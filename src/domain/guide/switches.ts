/** What a device does beside showing the clock. Belongs to the device, not to a person [GT-2, AC-3]. */
export interface GuideSwitches {
  sound: boolean;
  vibration: boolean;
  /** The screen stays on while a clock runs. */
  awake: boolean;
}

export type GuideSwitch = keyof GuideSwitches;

export const allOn: GuideSwitches = { sound: true, vibration: true, awake: true };
