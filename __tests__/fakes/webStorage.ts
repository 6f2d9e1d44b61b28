/** The Web Storage that holds these items. As in a browser, the names of the items are its keys. */
export const webStorageOn = (items: Map<string, string>): Storage => {
  const methods: Storage = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    key: (index) => [...items.keys()][index] ?? null,
    clear: () => items.clear(),
    get length() {
      return items.size;
    },
  };
  return new Proxy(methods, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_target, name) => ({
      value: items.get(String(name)),
      enumerable: true,
      configurable: true,
    }),
  });
};
