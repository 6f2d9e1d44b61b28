import { useEffect } from 'react';
import { selectAgreement } from '../../../store/agreement/selectors';
import { agreementActions } from '../../../store/agreement/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { SectionCard } from '../../components/layout/SectionCard';
import { AgreementSummary } from '../../components/result/AgreementSummary';
import { Remark } from '../../components/status/Remark';
import { agreementTexts as texts } from '../../texts/agreement';
import { LoadingState } from '../page/LoadingState';
import { useWhenOnline } from '../page/useWhenOnline';

/** How often raters of the club agree, in all and for each test [ZB-3]. */
export function AgreementCard({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  useWhenOnline(agreementActions.requested);
  useEffect(() => () => void dispatch(agreementActions.closed()), [dispatch]);
  const { agreement, loading } = useAppSelector(selectAgreement);
  return (
    <SectionCard id={id} title={texts.title}>
      <Remark>{texts.explanation}</Remark>
      {agreement ? (
        <>
          <AgreementSummary agreement={agreement} tests={agreement.tests} />
          <Remark>{texts.howTo}</Remark>
        </>
      ) : (
        <LoadingState
          error={loading.error}
          offline={texts.offline}
          retry={texts.retry}
          onRetry={() => dispatch(agreementActions.requested())}
        />
      )}
    </SectionCard>
  );
}
