import { useId } from 'react';
import { selectContent } from '../../../store/content/selectors';
import { contentActions } from '../../../store/content/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { Button } from '../../components/form/Button';
import { Alert } from '../../components/status/Alert';
import { Tag } from '../../components/status/Tag';
import type { ContentSample } from '../../contract/content';
import { contentTexts } from '../../texts/content';

const { samples: texts } = contentTexts;

/** A sample with what is in it, and the button that takes it over [CT-10]. */
export function SampleRow({ sample: { name, title, description, isTaken } }: { sample: ContentSample }) {
  const dispatch = useAppDispatch();
  const { taking } = useAppSelector(selectContent);
  const isOnline = useAppSelector(selectIsOnline);
  const titleId = useId();
  const isRunning = taking.status === 'running';
  const isThis = taking.name === name;
  return (
    <li>
      <span>
        <b id={titleId}>{title}</b>
        <small>{description}</small>
      </span>
      {isTaken ? (
        <Tag mark="done" tone="ok">
          {texts.taken}
        </Tag>
      ) : (
        <Button
          variant="secondary"
          mark="add"
          describedBy={titleId}
          busy={isRunning && isThis}
          disabled={!isOnline || (isRunning && !isThis)}
          onClick={() => dispatch(contentActions.sampleRequested(name))}
        >
          {texts.take}
        </Button>
      )}
      {isThis && taking.error !== null && <Alert kind="error">{taking.error}</Alert>}
    </li>
  );
}
