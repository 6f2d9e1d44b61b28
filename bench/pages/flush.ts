/** What sending costs at least: one post of the same bytes. */
const postAll = async (body: string, token: string): Promise<number> => {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const start = performance.now();
  const answer = await fetch('/api/screening/runs/all/', { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  await answer.json();
  return performance.now() - start;
};

Object.assign(globalThis, { postAll });
