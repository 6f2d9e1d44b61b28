import type { TracksideOrder } from '../../domain/trackside/session';
import { tracksideTexts } from '../../texts/trackside';
import type { Elements } from '../elements';
import { ChoiceRow } from '../form/ChoiceRow';
import { SelectField } from '../form/SelectField';
import { Card } from '../layout/Card';
import { Alert } from '../status/Alert';
import type { Candidate } from './candidates';
import { OrderChoice } from './OrderChoice';

const { choose: texts } = tracksideTexts;

export interface OfferedScreening {
  id: number;
  name: string;
  /** How many tests it has. */
  tests: number;
}

interface ChooseScreeningProps {
  /** Those that are on this device. */
  screenings: readonly OfferedScreening[];
  screeningId: number | null;
  order: TracksideOrder;
  hasNumbers: boolean;
  /** Whether the chosen one works without a network. */
  onDevice?: Elements;
  /** Who is chosen and has another screening assigned [TS-1]. */
  others: readonly Candidate[];
  onScreening: (id: number) => void;
  onOrder: (order: TracksideOrder) => void;
  onNumbers: (hasNumbers: boolean) => void;
  /** The choice of a second look, where the server takes them. */
  look: Elements;
}

/** What is done, and in which order [TS-1, TS-5]. */
export function ChooseScreening({ screenings, screeningId, others, ...props }: ChooseScreeningProps) {
  return (
    <Card>
      <h2>{texts.what}</h2>
      {screenings.length === 0 ? (
        <Alert kind="info">{texts.noScreening}</Alert>
      ) : (
        <SelectField
          label={texts.screening}
          value={String(screeningId ?? '')}
          options={screenings.map(({ id, name, tests }) => ({
            value: String(id),
            label: texts.option(name, tests),
          }))}
          onChange={(value) => props.onScreening(Number(value))}
        />
      )}
      {props.onDevice}
      {others.length > 0 && (
        <Alert kind="info">{texts.otherScreening(others.map(({ name }) => name).join(', '))}</Alert>
      )}
      <OrderChoice order={props.order} onOrder={props.onOrder} />
      <ChoiceRow
        label={texts.numbers}
        hint={texts.numbersHint}
        checked={props.hasNumbers}
        onChange={props.onNumbers}
      />
      {props.look}
    </Card>
  );
}
