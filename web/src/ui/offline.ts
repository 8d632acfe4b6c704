/** Keep the client in the browser, so that it opens without a network: see public/offline.js. Without HTTPS, as in most homes, browsers keep nothing. */
export async function keepClient(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  await workers.register('/offline.js');
  if (workers.controller) return; // which has seen all files come
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const ours = files.filter((name) => name.startsWith(`${location.origin}/assets/`));
  await caches.open('client').then((client) => client.addAll(['/', ...new Set(ours)]));
}
