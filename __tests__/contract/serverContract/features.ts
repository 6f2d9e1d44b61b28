import { featureCalls } from '../../../src/contract/features';
import { type OpenServer, openClub } from './ContractServer';

const aUuid = expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);

export const describeFeatures = (open: OpenServer) => {
  describe('the database of a server', () => {
    const club = openClub(open);
    const ask = () => club.ask(featureCalls.features(), null);

    test('[ON-5] [ON-6] has a UUID and an epoch, which stay, also without a sign-in', async () => {
      const { instance, epoch } = await ask();
      expect([instance, epoch]).toEqual([aUuid, aUuid]);
      expect(instance).not.toBe(epoch);
      expect(await club.ask(featureCalls.features(), 'anna')).toEqual(await ask());
      expect(await ask()).toMatchObject({ instance, epoch });
    });

    test('[ON-6] keeps its UUID when a new epoch begins', async () => {
      const { instance } = await ask();
      const epoch = '70000000-0000-4000-8000-000000000000';
      await club.setEpoch(epoch);
      expect(await ask()).toMatchObject({ instance, epoch });
    });
  });
};
