import * as z from 'zod/mini';
import { create } from './requests';

/**
 * Everything that the server has about the person who asks, as a ZIP: the feature `exportFeature` [AC-2]. Its answer is
 * bytes, so it has no schema and is not a `Call`.
 */
export const ownDataPath = '/account/export';

/** Who downloaded somebody's data for them, when and why [LV-4]. `by` is null where nobody knows any more. */
export const memberExportSchema = z.object({
  at: z.iso.datetime(),
  by: z.nullable(z.string()),
  reason: z.string(),
});

/** Why a member's data is downloaded for them. */
export const wantedExportSchema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});

export type MemberExport = z.infer<typeof memberExportSchema>;
export type WantedExport = z.infer<typeof wantedExportSchema>;

/** A member's data as a ZIP, for who has noted the reason within the last hour [LV-4]. As `ownDataPath` no `Call`. */
export const memberExportPath = (memberId: number) => `/members/${memberId}/export`;

/** The feature `memberExportFeature`, for trainers and admins [LV-4]. */
export const memberExportCalls = {
  /** Notes the reason, which the member sees. Noted again within the hour it is one. */
  note: (memberId: number, wanted: WantedExport) =>
    create(memberExportPath(memberId), memberExportSchema, wanted),
};
