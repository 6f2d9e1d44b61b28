import type { ComponentType } from 'react';
import type { LateParts } from '../../store/rootReducer';
import { onDemand } from '../components/onDemand';
import { ArrivedPage } from './ArrivedPage';
import { LateScreen } from './LateScreen';
import { loadAgain } from './loadAgain';
import { WaitingPage } from './WaitingPage';

type LoadScreen = () => Promise<ComponentType>;

/**
 * Returns a screen whose code is loaded when it is first shown, with the part of the late code that it needs. The
 * person arrives when both are there.
 */
export const onArrival = (part: keyof LateParts | null, load: LoadScreen) =>
  onDemand(async () => {
    const Screen = await loadAgain(load);
    const arrived = (
      <ArrivedPage>
        <Screen />
      </ArrivedPage>
    );
    return () => (part ? <LateScreen part={part}>{arrived}</LateScreen> : arrived);
  }, WaitingPage);
