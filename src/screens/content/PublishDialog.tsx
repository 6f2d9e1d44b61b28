import { useState } from 'react';
import { selectContent, selectContentItems } from '../../../store/content/selectors';
import { contentActions } from '../../../store/content/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { SwitchRow } from '../../components/form/SwitchRow';
import { FormDialog } from '../../components/status/FormDialog';
import type { ContentItem, PublishPlan } from '../../contract/content';
import { nameOf } from '../../domain/content/drafts';
import { contentTexts } from '../../texts/content';
import styles from './Content.module.css';

const { publishing: texts, kinds, actions } = contentTexts;

const titleOf = (item: ContentItem) => nameOf(item) || kinds[item.kind];

/** Names what a publication changes for how many athletes, and asks once [CT-11]. */
export function PublishDialog({ item }: { item: ContentItem }) {
  const { status, plan } = useAppSelector(selectContent).publishing;
  if (!plan || plan.problems.length > 0 || (status !== 'asking' && status !== 'running')) return null;
  return <Question item={item} plan={plan} isBusy={status === 'running'} />;
}

function Question({ item, plan, isBusy }: { item: ContentItem; plan: PublishPlan; isBusy: boolean }) {
  const dispatch = useAppDispatch();
  const { keys } = useAppSelector(selectContent).publishing;
  const items = useAppSelector(selectContentItems);
  const [isSpelling, setSpelling] = useState(false);
  const [, ...others] = keys;
  const along = others.flatMap((key) => items.filter((one) => one.key === key).map(titleOf));
  return (
    <FormDialog
      title={texts.title(titleOf(item))}
      icon="upload"
      confirm={actions.publish}
      isBusy={isBusy}
      onConfirm={() => dispatch(contentActions.publishConfirmed({ spelling: isSpelling }))}
      onCancel={() => dispatch(contentActions.publishDismissed())}
      fields={
        item.version > 0 &&
        plan.versions.length > 0 && (
          <SwitchRow
            label={texts.spelling}
            hint={texts.spellingHint}
            checked={isSpelling}
            onChange={setSpelling}
          />
        )
      }
    >
      {along.length > 0 && <p>{texts.along(along.join(', '))}</p>}
      {!isSpelling && plan.versions.length > 0 && (
        <ul className={styles.plan}>
          {plan.versions.map(({ key, name, version, athletes, runs }) => (
            <li key={key}>
              {version === 1 ? (
                texts.firstVersion(name)
              ) : (
                <>
                  <b>{texts.newVersion(name, version)}</b>
                  <p>{texts.reach(athletes, runs)}</p>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {plan.limitedClips.length > 0 && <p>{texts.limitedClips(plan.limitedClips.join(', '))}</p>}
      {(isSpelling || plan.versions.length === 0) && <p>{texts.inPlace}</p>}
    </FormDialog>
  );
}
