import { componentTexts } from '../../texts/components';
import styles from './SkipLink.module.css';

/** The first link for the keyboard: skips the bar and leads to the `<main id="inhalt">` of the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#inhalt">
      {componentTexts.skip}
    </a>
  );
}
