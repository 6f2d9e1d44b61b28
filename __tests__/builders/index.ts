/** Valid data for tests. Each builder returns one entity; a test overrides the fields that it needs. */
export * from './chat';
export * from './content';
export * from './exercises';
export * from './invitationSheet';
export * from './members';
export * from './office';
export * from './outbox';
export * from './runs';
export * from './screenings';
export * from './trackside';
export * from './users';
