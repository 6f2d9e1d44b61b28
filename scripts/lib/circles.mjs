/**
 * Returns the circles of a graph, each from its first node by name back to that node: one for each node that is the
 * first of any.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph
 * @returns {string[][]}
 */
export function circlesOf(graph) {
  return [...graph.keys()].toSorted().flatMap((node) => circleFrom(graph, node));
}

/**
 * Returns the shortest way from a node back to it over nodes that come after it by name, or none.
 *
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph
 * @param {string} first
 * @returns {string[][]}
 */
function circleFrom(graph, first) {
  const ways = [[first]];
  const seen = new Set();
  for (const way of ways) {
    const last = way.at(-1) ?? first;
    for (const next of graph.get(last) ?? []) {
      if (next === first) return [[...way, first]];
      if (next < first || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}
