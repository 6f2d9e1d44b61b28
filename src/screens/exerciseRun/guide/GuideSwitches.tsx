import { selectGuide } from '../../../../store/guide/selectors';
import { guideActions } from '../../../../store/guide/slice';
import { useAppDispatch, useAppSelector } from '../../../../store/hooks';
import { ToolButton } from '../../../components/guide/ToolButton';
import type { IconName } from '../../../components/status/Icon';
import type { GuideSwitch } from '../../../domain/guide/switches';
import { guideTexts } from '../../../texts/guide';

const icons: Record<GuideSwitch, IconName> = { sound: 'sound', vibration: 'vibrate', awake: 'screen' };

/** A switch of this device, or null where the device has nothing to switch [GT-2]. */
const useSwitch = (name: GuideSwitch) => {
  const dispatch = useAppDispatch();
  const { switches, abilities } = useAppSelector(selectGuide);
  if (name !== 'sound' && !abilities[name]) return null;
  const isOn = switches[name];
  return {
    icon: name === 'sound' && !isOn ? 'mute' : icons[name],
    label: guideTexts.switches[name],
    pressed: isOn,
    onClick: () => dispatch(guideActions.switched({ name, isOn: !isOn })),
  } as const;
};

/** A switch as an icon, beside a clock. */
export function SwitchIcon({ name }: { name: GuideSwitch }) {
  const found = useSwitch(name);
  return found && <ToolButton {...found} />;
}
