import type { Call } from '../../src/contract/calls';
import { inject } from '../contract/serverContract/inject';
import type { Demo, DemoUser } from './support';

/** Returns a function that sends a call of the contract to the demo club as somebody, or as nobody. */
export const askingOf =
  (demo: () => Demo) =>
  async (call: Call<unknown>, as: DemoUser | null): Promise<{ status: number; body: never }> => {
    const { app, tokenOf } = demo();
    const { status, body } = await inject(app, { ...call, token: as && (await tokenOf(as)) });
    return { status, body: body as never };
  };
