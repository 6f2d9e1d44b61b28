import { useEffect } from 'react';
import { selectGuide } from '../../../store/guide/selectors';
import { guideActions } from '../../../store/guide/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { SwitchRow } from '../../components/form/SwitchRow';
import { SectionCard } from '../../components/layout/SectionCard';
import { Remark } from '../../components/status/Remark';
import { allOn, type GuideSwitch } from '../../domain/guide/switches';
import { myAccountTexts } from '../../texts/myAccount';

const { title, device, ...texts } = myAccountTexts.switches;
const names = Object.keys(allOn) as GuideSwitch[];

/** Sound, vibration and wake lock of the training, as far as this device has them [AC-3]. */
export function TrainingSwitchesCard({ id }: { id: string }) {
  const dispatch = useAppDispatch();
  const { switches, abilities } = useAppSelector(selectGuide);
  useEffect(() => {
    dispatch(guideActions.switchesRequested());
  }, [dispatch]);
  const offered = names.filter((name) => name === 'sound' || abilities[name]);
  return (
    <SectionCard id={id} title={title}>
      <div>
        {offered.map((name) => (
          <SwitchRow
            key={name}
            {...texts[name]}
            checked={switches[name]}
            onChange={(isOn) => dispatch(guideActions.switched({ name, isOn }))}
          />
        ))}
      </div>
      <Remark>{device}</Remark>
    </SectionCard>
  );
}
