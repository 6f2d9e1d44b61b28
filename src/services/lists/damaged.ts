/** A file is not what it says it is, or a part of it is missing. */
export class Damaged extends Error {
  override name = 'Damaged';
}

/** A file would become larger in memory than a list of members ever is. */
export class TooHuge extends Error {
  override name = 'TooHuge';
}
