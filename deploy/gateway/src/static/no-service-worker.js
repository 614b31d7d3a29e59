/** In the place of the one that was switched off: takes away what it kept, and itself. */
addEventListener('install', () => skipWaiting());

const end = async () => {
  const kept = (await caches.keys()).filter((name) => name.startsWith('release '));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await registration.unregister();
};

addEventListener('activate', (event) => event.waitUntil(end()));
