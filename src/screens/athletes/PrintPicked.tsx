import { ButtonLink } from '../../components/form/ButtonLink';
import { paperTexts } from '../../texts/paper';

/** The way to the sheets of several athletes at once [HI-8]. */
export function PrintPicked({ athletes }: { athletes: readonly { id: number }[] }) {
  if (athletes.length === 0) return null;
  return (
    <ButtonLink
      variant="secondary"
      mark="print"
      to={`/progress/result?of=${athletes.map(({ id }) => id).join()}`}
    >
      {paperTexts.print}
    </ButtonLink>
  );
}
