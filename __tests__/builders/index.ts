/** Valid data for tests: each builder makes one entity of the contract, with the fields that matter overridden. */
export * from './chat';
export * from './exercises';
export * from './outbox';
export * from './runs';
export * from './screenings';
export * from './users';
