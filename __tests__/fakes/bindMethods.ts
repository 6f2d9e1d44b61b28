/** Binds the methods of a fake, because the code may use a method of a port without its object. */
export const bindMethods = (fake: object) => {
  for (const name of Object.getOwnPropertyNames(Object.getPrototypeOf(fake))) {
    const method: unknown = Reflect.get(fake, name);
    if (name !== 'constructor' && typeof method === 'function') Reflect.set(fake, name, method.bind(fake));
  }
};
