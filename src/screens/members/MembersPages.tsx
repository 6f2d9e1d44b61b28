import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ImportScreen } from './import/ImportScreen';
import { MembersScreen } from './MembersScreen';

/** The pages below `/members` by the last part of their address. */
const pages: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['', MembersScreen],
  ['import', ImportScreen],
]);

/** `/members/:page?`: one route in the table of routes, so that these pages cost the first load nothing. */
export function MembersPages() {
  const Screen = pages.get(useParams().page ?? '');
  return Screen ? <Screen /> : <Navigate to="/" replace />;
}
