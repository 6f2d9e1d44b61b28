import { type CompiledQuery, DeleteQueryNode, InsertQueryNode, UpdateQueryNode } from 'kysely';

const writes = [InsertQueryNode, UpdateQueryNode, DeleteQueryNode];

/** Returns whether a query changes rows. */
export const isWrite = ({ query }: CompiledQuery): boolean => writes.some((node) => node.is(query));
