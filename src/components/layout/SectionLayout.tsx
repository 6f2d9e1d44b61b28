import type { ReactNode } from 'react';
import type { Elements } from '../elements';
import { showWhole } from '../showWhole';
import type { IconName } from '../status/Icon';
import { Mark } from '../status/Mark';
import styles from './SectionLayout.module.css';
import { useCurrentSection } from './useCurrentSection';

export interface SectionLink {
  /** The id of a `SectionCard`. */
  id: string;
  title: string;
  icon: IconName;
}

interface SectionLayoutProps {
  /** Accessible name of the links. */
  label: string;
  sections: readonly SectionLink[];
  /** What the page is about, above the links. */
  head?: Elements;
  /** What counts most, above the links; from 1024 px above the cards. */
  lead?: Elements;
  children: ReactNode;
}

/**
 * Cards of a long page and links to each, of which the one to where the person is is marked: a row above them, from
 * 1024 px a list left of them.
 */
export function SectionLayout({ label, sections, head, lead, children }: SectionLayoutProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <div className={styles.layout} data-lead={Boolean(lead)}>
      {lead && <div className={styles.head}>{head}</div>}
      {lead && <div className={styles.lead}>{lead}</div>}
      <div className={styles.side} data-head={head !== undefined}>
        {!lead && head}
        <nav className={styles.contents} aria-label={label} onFocus={showWhole}>
          {sections.map(({ id, title, icon }) => (
            <a key={id} href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              <Mark name={icon} />
              <span>{title}</span>
            </a>
          ))}
        </nav>
      </div>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
