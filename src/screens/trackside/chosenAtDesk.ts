/** The ids of the athletes whom the trainer chose on the desk: `?athletes=2,3` [TS-1]. */
export const chosenAtDesk = (params: URLSearchParams): number[] =>
  (params.get('athletes') ?? '').split(',').map(Number);
