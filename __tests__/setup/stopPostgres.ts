/** Ends the PostgreSQL of a run. */
const stopPostgres = (): Promise<void> => globalThis.endPostgres();

export default stopPostgres;
