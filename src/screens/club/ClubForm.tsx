import { type SyntheticEvent, useRef, useState } from 'react';
import { selectClub, selectIsClubChanged } from '../../../store/club/selectors';
import { clubActions } from '../../../store/club/slice';
import { selectHealth } from '../../../store/health/selectors';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectHasFeature } from '../../../store/server/selectors';
import { SectionLayout } from '../../components/layout/SectionLayout';
import { Alert } from '../../components/status/Alert';
import type { Club } from '../../contract/club';
import { secondLookFeature } from '../../contract/features';
import { healthFeature } from '../../contract/health';
import { type ClubFields, clubFaults } from '../../domain/clubFields';
import { missingInClub } from '../../domain/documents';
import { agreementTexts } from '../../texts/agreement';
import { clubTexts } from '../../texts/club';
import { documentsTexts } from '../../texts/documents';
import { healthTexts } from '../../texts/health';
import { mailStateTexts } from '../../texts/mailState';
import { focusFault, focusField } from '../page/focusField';
import { AgreementCard } from './AgreementCard';
import styles from './Club.module.css';
import { ClubActions } from './ClubActions';
import { ConsentCard } from './ConsentCard';
import { DocumentsCard } from './DocumentsCard';
import type { FieldsProps } from './fieldsProps';
import { GuardianCard } from './GuardianCard';
import { HealthCard } from './HealthCard';
import { MailCard } from './MailCard';
import { MinorsChatCard } from './MinorsChatCard';
import { MissingFields } from './MissingFields';
import { NameCard } from './NameCard';
import { OperatorCard } from './OperatorCard';
import { IntervalCard, KeepingCard } from './PeriodCards';
import { StorageCard } from './StorageCard';

const { club: name, operator, chat, screening, consent, guardian, storage, keeping } = clubTexts;

const sections = [
  { id: 'verein', title: name.title, icon: 'club' },
  { id: 'impressum', title: operator.short, icon: 'document' },
  { id: 'nachrichten', title: chat.short, icon: 'chat' },
  { id: 'screening', title: screening.short, icon: 'due' },
  { id: 'zweitblick', title: agreementTexts.short, icon: 'members' },
  { id: 'einwilligung', title: consent.short, icon: 'verified' },
  { id: 'eltern', title: guardian.short, icon: 'document' },
  { id: 'e-mail', title: mailStateTexts.short, icon: 'mail' },
  { id: 'speicher', title: storage.short, icon: 'storage' },
  { id: 'aufbewahren', title: keeping.short, icon: 'calendar' },
  { id: 'unterlagen', title: documentsTexts.short, icon: 'document' },
] as const;

/** Of a server that says how it is doing, in place of the little that others say of themselves [HE-1]. */
const sectionsWithHealth = [
  { id: 'zustand', title: healthTexts.short, icon: 'storage' } as const,
  ...sections.filter(({ id }) => id !== 'speicher'),
];

/** All settings of the club, saved at once [CL-2]. */
export function ClubForm({ club, fields }: { club: Club; fields: ClubFields }) {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(selectClub);
  const isChanged = useAppSelector(selectIsClubChanged);
  const isOnline = useAppSelector(selectIsOnline);
  const hasHealth = useAppSelector((state) => selectHasFeature(state, healthFeature));
  const takesLooks = useAppSelector((state) => selectHasFeature(state, secondLookFeature));
  const { health, loading } = useAppSelector(selectHealth);
  const [isSubmitted, setSubmitted] = useState(false);
  // Nobody knows how high the first card will be. The others come below it when it is whole, and then they stay.
  const [isBegun, setBegun] = useState(false);
  if (!isBegun && !(hasHealth && isOnline && health === null && loading.error === null)) setBegun(true);
  const form = useRef<HTMLFormElement>(null);
  const faults = clubFaults(fields);
  const isBusy = status === 'running';

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (!focusFault(event.currentTarget, faults) && !isBusy && isChanged) dispatch(clubActions.submitted());
  };
  const mail = club.server?.mail;
  const has: Partial<Record<(typeof sections)[number]['id'] | 'zustand', boolean>> = {
    'e-mail': mail !== undefined,
    eltern: fields.guardianDemand !== undefined,
    zweitblick: takesLooks,
  };
  const shared: FieldsProps = {
    fields,
    faultOf: (field) => {
      const fault = isSubmitted ? faults[field] : undefined;
      return fault && clubTexts.faults[fault];
    },
    onChange: (part) => dispatch(clubActions.edited(part)),
  };

  return (
    <form className={styles.form} ref={form} noValidate onSubmit={submit}>
      <SectionLayout
        label={clubTexts.sections}
        sections={(hasHealth ? sectionsWithHealth : sections).filter(
          ({ id }) => (has[id] ?? true) && (isBegun || id === 'zustand'),
        )}
      >
        {!isOnline && <Alert kind="info">{clubTexts.offlineChange}</Alert>}
        {isBegun && (
          <MissingFields
            fields={missingInClub(fields)}
            onPress={(field) => form.current && focusField(form.current, field)}
          />
        )}
        {hasHealth && <HealthCard id="zustand" />}
        {isBegun && (
          <>
            <NameCard id="verein" {...shared} />
            <OperatorCard id="impressum" {...shared} />
            <MinorsChatCard id="nachrichten" settings={club.settings} {...shared} />
            <IntervalCard id="screening" {...shared} />
            {takesLooks && <AgreementCard id="zweitblick" />}
            <ConsentCard id="einwilligung" settings={club.settings} {...shared} />
            <GuardianCard id="eltern" {...shared} />
            {mail && <MailCard id="e-mail" mail={mail} />}
            {!hasHealth && club.server && <StorageCard id="speicher" server={club.server} />}
            <KeepingCard id="aufbewahren" {...shared} />
            <DocumentsCard id="unterlagen" operator={club.operator} />
            <ClubActions isChanged={isChanged} />
          </>
        )}
      </SectionLayout>
    </form>
  );
}
