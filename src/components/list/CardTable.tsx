import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../chat/Avatar';
import type { Elements } from '../elements';
import styles from './CardTable.module.css';

interface CardTableProps extends ComponentProps<'table'> {
  /** Its class lays out the cells of a card, and sets `--columns`, the grid columns of the table. */
  className: string | undefined;
  columns: readonly string[];
  /** The column whose head only screen readers get. */
  spoken?: string;
}

/** A table on wide screens, whose rows are cards on narrow ones. */
export function CardTable({ className, columns, spoken, children, ...table }: CardTableProps) {
  return (
    <table className={`${styles.table} ${className}`} {...table}>
      <thead className={styles.heads}>
        <tr>
          {columns.map((title) => (
            <th key={title} scope="col">
              {title === spoken ? <span className={styles.spoken}>{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface PersonCellProps {
  name: string;
  to: string;
  /** Below the name. */
  children?: ReactNode;
  /** At the end of a card. */
  after?: Elements;
}

/** Whom a row is about. It leads to their page; a card has their initials, too. */
export function PersonCell({ name, to, children, after }: PersonCellProps) {
  return (
    <th scope="row">
      <span className={styles.avatar}>
        <Avatar name={name} />
      </span>
      <span className={styles.name}>
        <Link to={to}>{name}</Link>
        {children && <small>{children}</small>}
      </span>
      {after}
    </th>
  );
}
