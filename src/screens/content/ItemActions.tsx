import { useState } from 'react';
import { selectContent } from '../../../store/content/selectors';
import { type ContentRequest, contentActions } from '../../../store/content/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../components/form/Button';
import { Row } from '../../components/layout/Row';
import { Stack } from '../../components/layout/Stack';
import { Alert } from '../../components/status/Alert';
import { ConfirmDialog } from '../../components/status/Dialog';
import type { ContentItem } from '../../contract/content';
import { copyOf, isNamedItem, nameOf } from '../../domain/content/drafts';
import { contentTexts } from '../../texts/content';

const { actions, retirement, discarding } = contentTexts;

interface ItemActionsProps {
  item: ContentItem;
  /** Why the last of these has failed. */
  error: string | null;
  onVersions: () => void;
}

/** What else can be done with an item: copy it, retire it, go back to what is published [CT-1, CT-10, CT-11]. */
export function ItemActions({ item, error, onVersions }: ItemActionsProps) {
  const dispatch = useAppDispatch();
  const { change } = useAppSelector(selectContent);
  const [asked, setAsked] = useState<'retire' | 'discard' | null>(null);
  const isBusy = change.status === 'running';
  const request = (action: Exclude<ContentRequest['action'], 'takeBack'>) => {
    setAsked(null);
    dispatch(contentActions.changeRequested({ key: item.key, action }));
  };
  const name = nameOf(item) || contentTexts.kinds[item.kind];
  return (
    <Stack>
      {error !== null && <Alert kind="error">{error}</Alert>}
      <Row>
        {isNamedItem(item) && (
          <Button
            variant="secondary"
            mark="copy"
            onClick={() => dispatch(contentActions.makeRequested(copyOf(item, contentTexts.copyName(name))))}
          >
            {actions.copy}
          </Button>
        )}
        {item.version > 0 && (
          <Button variant="secondary" mark="reset" onClick={onVersions}>
            {actions.versions}
          </Button>
        )}
        {item.state === 'retired' && (
          <Button variant="secondary" mark="update" busy={isBusy} onClick={() => request('bringBack')}>
            {actions.bringBack}
          </Button>
        )}
        {isNamedItem(item) && item.state === 'published' && (
          <Button variant="secondary" mark="retire" busy={isBusy} onClick={() => setAsked('retire')}>
            {actions.retire}
          </Button>
        )}
        {item.hasDraft && item.state !== 'retired' && (
          <Button variant="secondary" mark="close" busy={isBusy} onClick={() => setAsked('discard')}>
            {actions.discard}
          </Button>
        )}
      </Row>
      {asked === 'retire' && (
        <ConfirmDialog
          title={retirement.title(name)}
          icon="retire"
          confirm={actions.retire}
          onConfirm={() => request('retire')}
          onCancel={() => setAsked(null)}
        >
          <p>{retirement.text}</p>
        </ConfirmDialog>
      )}
      {asked === 'discard' && (
        <ConfirmDialog
          title={discarding.title}
          icon="warning"
          confirm={discarding.confirm}
          onConfirm={() => request('discard')}
          onCancel={() => setAsked(null)}
        >
          <p>{item.version === 0 ? discarding.textNew : discarding.text}</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
}
