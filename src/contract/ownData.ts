/**
 * Everything that the server has about the person who asks, as a ZIP: the feature `exportFeature` [AC-2]. Its answer is
 * bytes, so it has no schema and is not a `Call`.
 */
export const ownDataPath = '/account/export';
