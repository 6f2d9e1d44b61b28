import {
  AliasNode,
  type CompiledQuery,
  DeleteQueryNode,
  InsertQueryNode,
  type OperationNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import type { Tables } from '../tables';

/** The tables that transactions of some people may write: each row is theirs, and who decides by it has their lock. */
const ownTables: readonly (keyof Tables)[] = [
  'screeningRun',
  'exerciseRun',
  'feedback',
  'note',
  'formerNote',
  'chatRoom',
  'chatMessage',
  'notification',
  'receivedEntry',
  'authToken',
  'user',
];

const writtenBy = ({ query }: CompiledQuery): OperationNode | undefined => {
  if (InsertQueryNode.is(query)) return query.into;
  if (UpdateQueryNode.is(query)) return query.table;
  return DeleteQueryNode.is(query) ? query.from.froms[0] : undefined;
};

const nameOf = (node: OperationNode | undefined): string | undefined => {
  if (node && AliasNode.is(node)) return nameOf(node.node);
  return node && TableNode.is(node) ? node.table.identifier.name : undefined;
};

/** Throws when a write of a transaction of some people is about everybody: it lacks the lock for that. */
export const demandOwn = (query: CompiledQuery): void => {
  const name = nameOf(writtenBy(query));
  if (ownTables.some((table) => table === name)) return;
  throw new Error(`A transaction of some people may not write to ${name}.`);
};
