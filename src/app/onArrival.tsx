import type { ComponentType } from 'react';
import { onDemand } from '../components/onDemand';
import { ArrivedPage } from './ArrivedPage';
import { LateScreen } from './LateScreen';
import { loadAgain } from './loadAgain';
import { WaitingPage } from './WaitingPage';

type LoadScreen = () => Promise<ComponentType>;

const arrived = (Screen: ComponentType) => (
  <ArrivedPage>
    <Screen />
  </ArrivedPage>
);

/** Returns a screen whose code is loaded when it is first shown. The person arrives when it is there. */
export const onArrival = (load: LoadScreen) =>
  onDemand(async () => {
    const Screen = await loadAgain(load);
    return () => arrived(Screen);
  }, WaitingPage);

/** The same for a screen that needs the late code as well. */
export const onLateArrival = (load: LoadScreen) =>
  onDemand(async () => {
    const Screen = await loadAgain(load);
    return () => <LateScreen>{arrived(Screen)}</LateScreen>;
  }, WaitingPage);
