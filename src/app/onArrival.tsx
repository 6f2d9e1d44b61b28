import type { ComponentType } from 'react';
import type { LateParts } from '../../store/rootReducer';
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

/** The same for a screen that needs a part of the late code as well. */
const withPart = (part: keyof LateParts) => (load: LoadScreen) =>
  onDemand(async () => {
    const Screen = await loadAgain(load);
    return () => <LateScreen part={part}>{arrived(Screen)}</LateScreen>;
  }, WaitingPage);

export const onLateArrival = withPart('office');

export const onStudioArrival = withPart('studio');

export const onTracksideArrival = withPart('trackside');
