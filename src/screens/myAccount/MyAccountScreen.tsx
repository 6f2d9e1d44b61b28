import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectMyAccount } from '../../../store/myAccount/selectors';
import { myAccountActions } from '../../../store/myAccount/slice';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectHasFeature } from '../../../store/server/selectors';
import { selectUser } from '../../../store/session/selectors';
import { Page } from '../../components/layout/Page';
import { SectionLayout } from '../../components/layout/SectionLayout';
import { Stack } from '../../components/layout/Stack';
import { Alert } from '../../components/status/Alert';
import { erasureFeature, exportFeature, withdrawalFeature } from '../../contract/features';
import { fullName } from '../../domain/athletes';
import { erasureTexts } from '../../texts/erasure';
import { myAccountTexts } from '../../texts/myAccount';
import { ownDataTexts } from '../../texts/ownData';
import { withdrawalTexts } from '../../texts/withdrawal';
import { LoadingState } from '../page/LoadingState';
import { useOnLeave } from '../page/useOnLeave';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
import { ConsentCard } from './ConsentCard';
import { EraseCard } from './EraseCard';
import { MyDataCard } from './MyDataCard';
import { OwnDataCard } from './OwnDataCard';
import { PasswordCard } from './PasswordCard';
import { SigninsCard } from './SigninsCard';
import { TrainingSwitchesCard } from './TrainingSwitchesCard';

const { data, password, signins, switches, ...texts } = myAccountTexts;

const fixedSections = [
  { id: 'daten', title: data.title, icon: 'user' },
  { id: 'passwort', title: password.short, icon: 'key' },
  { id: 'geraete', title: signins.short, icon: 'phone' },
  { id: 'ton', title: switches.title, icon: 'sound' },
] as const;

const downloading = { id: 'herunterladen', title: ownDataTexts.short, icon: 'document' } as const;
const agreeing = { id: 'zustimmung', title: withdrawalTexts.own.title, icon: 'document' } as const;
const erasing = { id: 'loeschen', title: erasureTexts.own.short, icon: 'warning' } as const;

/**
 * `/account`: a person's own data, password and sign-ins, the switches of this device, all of the data to take along,
 * and the erasure [AC-1 to AC-3, MB-7].
 */
export function MyAccountScreen() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const isOnline = useAppSelector(selectIsOnline);
  const { account, loading } = useAppSelector(selectMyAccount);
  const canDownload = useAppSelector((state) => selectHasFeature(state, exportFeature));
  const canErase = useAppSelector((state) => selectHasFeature(state, erasureFeature));
  const canWithdraw = useAppSelector((state) => selectHasFeature(state, withdrawalFeature));
  const isMissing = account === null;
  useSecondaryTitle(user && fullName(user));
  useEffect(() => {
    if (isMissing && isOnline) dispatch(myAccountActions.requested());
  }, [dispatch, isMissing, isOnline]);
  useOnLeave(myAccountActions.closed);

  if (account === null) {
    return (
      <Page>
        <Stack>
          <LoadingState
            error={loading.error}
            offline={texts.offline}
            retry={texts.retry}
            onRetry={() => dispatch(myAccountActions.requested())}
          />
          {!isOnline && <TrainingSwitchesCard id="ton" />}
          {!isOnline && <OwnDataCard id="herunterladen" />}
        </Stack>
      </Page>
    );
  }
  const sections = [
    ...fixedSections,
    ...(canDownload ? [downloading] : []),
    ...(canWithdraw ? [agreeing] : []),
    ...(canErase ? [erasing] : []),
  ];
  return (
    <Page>
      <SectionLayout label={texts.sections} sections={sections}>
        {!isOnline && <Alert kind="info">{texts.offlineChange}</Alert>}
        <MyDataCard id="daten" account={account} />
        <PasswordCard id="passwort" />
        <SigninsCard id="geraete" signins={account.signins} />
        <TrainingSwitchesCard id="ton" />
        <OwnDataCard id="herunterladen" />
        {canWithdraw && <ConsentCard id="zustimmung" />}
        {canErase && <EraseCard id="loeschen" account={account} />}
      </SectionLayout>
    </Page>
  );
}
