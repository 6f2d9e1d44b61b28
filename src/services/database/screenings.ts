import { neededScreenings } from '../../domain/changes';

interface Rows {
  getAll(): Promise<unknown[]>;
}

/** Removes the screenings that no row needs. Call it within a transaction, after all other writes [AS-3]. */
export const dropScreenings = async (
  screenings: { getAllKeys(): Promise<number[]>; delete(key: number): Promise<void> },
  userScreenings: Rows,
  runs: Rows,
): Promise<void> => {
  const [keys, ...rows] = await Promise.all([
    screenings.getAllKeys(),
    userScreenings.getAll(),
    runs.getAll(),
  ]);
  const needed = neededScreenings(rows.flat());
  await Promise.all(keys.filter((id) => !needed.has(id)).map((id) => screenings.delete(id)));
};
