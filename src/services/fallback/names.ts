import type { FallbackName } from '../../domain/fallback';

export const prefix = 'athletik-fallback/';

/** The name of the item that holds this row. */
export const nameOf = ({ store, row }: FallbackName) =>
  `${prefix}${store}/${'clientId' in row ? row.clientId : `${row.kind}/${row.key}`}`;
