import { useState } from 'react';
import { selectContentByKind, selectContentItems } from '../../../../store/content/selectors';
import { useAppSelector } from '../../../../store/hooks';
import type { ContentItemOf } from '../../../contract/content';
import { type Trial, trialOf } from '../../../domain/content/trial';

/** A screening as athletes would get it if it were published now, made of the drafts. */
export const useTrial = ({ body }: ContentItemOf<'screening'>): Trial => {
  const items = useAppSelector(selectContentItems);
  const { test: tests } = useAppSelector(selectContentByKind);
  const [ids] = useState(() => new Map<string, number>());
  const chosen = body.tests.flatMap((key) => tests.find((test) => test.key === key) ?? []);
  return trialOf(body.name, chosen, items, ids);
};
