import { componentTexts } from '../../texts/components';
import styles from './SkipLink.module.css';

/** The first thing the keyboard reaches: leads past the bar to the `<main id="inhalt">` of the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#inhalt">
      {componentTexts.skip}
    </a>
  );
}
