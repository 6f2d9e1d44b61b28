/** Ties the methods of a fake to it: whoever is handed a port may take its methods one by one. */
export const bindMethods = (fake: object) => {
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(fake))) {
    const method: unknown = Reflect.get(fake, name);
    if (name !== 'constructor' && typeof method === 'function') Reflect.set(fake, name, method.bind(fake));
  }
};
