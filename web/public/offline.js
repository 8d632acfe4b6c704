/**
 * The service worker: keeps the client, so that it opens without a network and says itself what is missing. Pages are
 * asked for first and only then taken from here; whatever else has its contents in its name. No game and no answer of
 * the server is kept.
 */

const CLIENT = 'client';
const PAGE = '/';

/** The page as the server has it now; when that is another one and has come whole, the files of the old one go. */
async function newest(request) {
  const client = await caches.open(CLIENT);
  const page = await fetch(request);
  if (!page.ok) return page;
  const old = await client.match(PAGE);
  if (old && old.headers.get('etag') === page.headers.get('etag')) return page;
  const files = old ? await client.keys() : [];
  await client.put(PAGE, page.clone());
  for (const file of files) if (new URL(file.url).pathname !== PAGE) await client.delete(file);
  return page;
}

async function kept(request) {
  const client = await caches.open(CLIENT);
  const here = await client.match(request);
  if (here) return here;
  const file = await fetch(request);
  if (file.ok) await client.put(request, file.clone());
  return file;
}

addEventListener('install', (event) => event.waitUntil(newest(PAGE).then(() => skipWaiting()))); // or there would be a worker without a page
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(newest(request).catch(() => caches.match(PAGE).then((page) => page ?? Response.error())));
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
});
