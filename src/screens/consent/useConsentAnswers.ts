import { useState } from 'react';
import {
  answersTo,
  type ConsentAnswers,
  type ConsentFacts,
  consentFaults,
  consentPostOf,
  noAnswers,
} from '../../domain/consentAnswers';

/** What somebody answers to this version of the club's text: the props of the fields, what is missing, what is sent. */
export const useConsentAnswers = (version: number | undefined, needsGuardian: boolean | null, name = '') => {
  const [given, setGiven] = useState({ ...noAnswers, guardianName: name, version });
  const answers = answersTo(given, version);
  const facts: ConsentFacts = { needsGuardian, year: new Date().getFullYear() };
  const onChange = (part: Partial<ConsentAnswers>) => setGiven({ ...answers, ...part });
  return {
    fields: { answers, facts, onChange },
    faults: consentFaults(answers, facts),
    post: consentPostOf(answers, facts),
  };
};
