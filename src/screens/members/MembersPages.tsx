import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { InviteScreen } from './InviteScreen';
import { ImportScreen } from './import/ImportScreen';
import { MemberScreen } from './MemberScreen';
import { MembersScreen } from './MembersScreen';
import { SheetScreen } from './sheet/SheetScreen';

/** The pages below `/members` by the last part of their address. A number is the page of the member with this id. */
const pages: ReadonlyMap<string, ComponentType> = new Map<string, ComponentType>([
  ['', MembersScreen],
  ['invite', InviteScreen],
  ['import', ImportScreen],
  ['sheet', SheetScreen],
]);

/** An id as the server gives it: more digits are no safe number. */
const isId = (page: string) => /^\d{1,15}$/.test(page);

/** `/members/:page?`: one route in the table of routes, so that these pages cost the first load nothing. */
export function MembersPages() {
  const { page = '' } = useParams();
  if (isId(page)) return <MemberScreen memberId={Number(page)} />;
  const Screen = pages.get(page);
  return Screen ? <Screen /> : <Navigate to="/members" replace />;
}
