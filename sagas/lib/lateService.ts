import type { Services } from '../../src/services/ports';
import { call, type Saga } from './effects';
import { services } from './services';

interface Loader<Service> {
  load(): Promise<Service>;
}

/** The services whose code is loaded when it is needed. */
type LateServices = {
  [Name in keyof Services as Services[Name] extends Loader<unknown>
    ? Name
    : never]: Services[Name] extends Loader<infer Service> ? Service : never;
};

type Loaders = { [Name in keyof LateServices]: Loader<LateServices[Name]> };

/** Returns a service whose code is loaded when it is needed. Throws when it cannot be loaded. */
export function* lateService<Name extends keyof LateServices>(name: Name): Saga<Awaited<LateServices[Name]>> {
  const loaders: Loaders = yield* services();
  return yield* call(loaders[name].load);
}
