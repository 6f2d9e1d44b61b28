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
import { exportFeature } from '../../contract/features';
import { fullName } from '../../domain/athletes';
import { myAccountTexts } from '../../texts/myAccount';
import { ownDataTexts } from '../../texts/ownData';
import { LoadingState } from '../page/LoadingState';
import { useOnLeave } from '../page/useOnLeave';
import { useSecondaryTitle } from '../page/useSecondaryTitle';
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

const downloadSection = { id: 'herunterladen', title: ownDataTexts.short, icon: 'document' } as const;

/**
 * `/account`: a person's own data, password and sign-ins, all of it to take along, and the switches of this device
 * [AC-1 to AC-3].
 */
export function MyAccountScreen() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const isOnline = useAppSelector(selectIsOnline);
  const { account, loading } = useAppSelector(selectMyAccount);
  const isMissing = account === null;
  const canDownload = useAppSelector((state) => selectHasFeature(state, exportFeature));
  const sections = canDownload ? [...fixedSections, downloadSection] : fixedSections;
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
  return (
    <Page>
      <SectionLayout label={texts.sections} sections={sections}>
        {!isOnline && <Alert kind="info">{texts.offlineChange}</Alert>}
        <MyDataCard id="daten" account={account} />
        <PasswordCard id="passwort" />
        <SigninsCard id="geraete" signins={account.signins} />
        <TrainingSwitchesCard id="ton" />
        <OwnDataCard id="herunterladen" />
      </SectionLayout>
    </Page>
  );
}
