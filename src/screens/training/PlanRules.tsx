import { useState } from 'react';
import { Fold } from '../../components/list/Fold';
import { trainingOverviewTexts as texts } from '../../texts/trainingOverview';

/** How to train, for who wants to read it [TO-2]. */
export function PlanRules() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Fold title={texts.rules} isHeading open={isOpen} onToggle={setOpen}>
      <p>{texts.explanation}</p>
    </Fold>
  );
}
