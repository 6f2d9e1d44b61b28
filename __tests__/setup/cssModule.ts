/** Stands in for every style sheet: a class is called what the source calls it. */
export default new Proxy<Record<string, string>>({}, { get: (_target, className) => String(className) });
