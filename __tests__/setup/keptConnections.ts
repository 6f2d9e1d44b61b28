import { endKeptConnections } from '../server/postgres';

afterAll(endKeptConnections);
