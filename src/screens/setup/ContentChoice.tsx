import { RadioChoices } from '../../components/form/RadioChoices';
import { Remark } from '../../components/status/Remark';
import type { Setup, SetupOffer } from '../../contract/setup';
import { setupTexts } from '../../texts/setup';
import styles from './SetupForm.module.css';

type Content = Setup['sampleContent'];

interface ContentChoiceProps {
  /** What the server offers. */
  offer: SetupOffer['sampleContent'];
  chosen: Content;
  onChoose: (content: Content) => void;
}

/** What the club begins with. Where there is nothing to choose, it only says so [CL-1]. */
export function ContentChoice({ offer, chosen, onChoose }: ContentChoiceProps) {
  const texts = setupTexts.contents;
  if (offer.length < 2)
    return <Remark>{chosen === 'none' ? setupTexts.onlyOwn : setupTexts.onlyDemo}</Remark>;
  return (
    <div className={styles.group}>
      <h2 className={styles.title}>{setupTexts.content}</h2>
      <RadioChoices
        name="sampleContent"
        question={setupTexts.content}
        options={offer.map((content) => texts[content])}
        chosen={texts[chosen]}
        onChoose={(text) => onChoose(offer.find((content) => texts[content] === text) ?? chosen)}
        onSettle={() => {}}
      />
      <Remark>{setupTexts.contentHint}</Remark>
    </div>
  );
}
