import { openDesk } from './openDesk';

/** The desk of this page: all that reads or writes it shares one connection. */
export const desk = openDesk();
