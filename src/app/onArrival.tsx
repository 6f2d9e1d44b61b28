import type { ComponentType } from 'react';
import { onDemand } from '../components/onDemand';
import { ArrivedPage } from './ArrivedPage';
import { WaitingPage } from './WaitingPage';

/** Returns a screen whose code is loaded when it is first shown. The person arrives when it is there. */
export const onArrival = (load: () => Promise<ComponentType>) =>
  onDemand(async () => {
    const Screen = await load();
    return () => (
      <ArrivedPage>
        <Screen />
      </ArrivedPage>
    );
  }, WaitingPage);
