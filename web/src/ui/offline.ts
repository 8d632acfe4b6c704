/** Keep the client in the browser, so that it opens without a network: see public/offline.js. Without HTTPS, as in most homes, browsers keep nothing. */
export async function keepClient(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  await workers.register('/offline.js');
  if (workers.controller) return; // which has seen all files come
  const client = await caches.open('client');
  const keep = (files: PerformanceEntryList): void => {
    const ours = files.map(({ name }) => name).filter((name) => name.startsWith(`${location.origin}/assets/`));
    void client.addAll([...new Set(ours)]).catch(() => {});
  };
  new PerformanceObserver((seen) => keep(seen.getEntries())).observe({ type: 'resource', buffered: true }); // also those on their way now, as fonts are
}
