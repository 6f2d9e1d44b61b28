import { erasedPerson } from '../../src/contract/endedSignin';
import { gone } from '../http/errors';

/** 410: what is sent is about somebody who was erased [MB-7]. */
export const gonePerson = () =>
  gone('Diese Person wurde gelöscht. Für sie wird nichts mehr gespeichert.', erasedPerson);
