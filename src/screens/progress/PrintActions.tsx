import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { ActionBar } from '../../components/layout/ActionBar';
import { paperTexts as texts } from '../../texts/paper';

interface PrintActionsProps {
  back: string;
  /** Whether 'Drucken' was pressed and the sheets are not ready yet. */
  busy: boolean;
  /** Whether there are no sheets. */
  disabled: boolean;
  onPrint: () => void;
}

/** The bar at the end of a page of sheets. */
export function PrintActions({ back, busy, disabled, onPrint }: PrintActionsProps) {
  return (
    <ActionBar floating>
      <ButtonLink variant="secondary" mark="back" to={back}>
        {texts.back}
      </ButtonLink>
      <Button mark="print" busy={busy} disabled={disabled} onClick={onPrint}>
        {texts.print}
      </Button>
    </ActionBar>
  );
}
