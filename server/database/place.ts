/** Where the data of the server is. */
export interface Place {
  dataDir: string;
  /** The address of a PostgreSQL database; undefined for the SQLite file in `dataDir`. */
  databaseUrl: string | undefined;
}
