// The service worker: which files it caches, so that the pages open offline, and its push messages.
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { afterBuild, dist } from './vite.after-build.ts'

export function serviceWorker() {
  return [
    VitePWA({
      // The page registers it itself (src/app/frame/register-service-worker.browser.ts): no inline script, and no forced update.
      injectRegister: false,
      registerType: 'prompt',
      filename: 'sw.js',
      manifest: {
        name: 'Cairn',
        short_name: 'Cairn',
        description: 'A path out of addiction, one stone a day.',
        id: '/',
        start_url: '/dashboard',
        scope: '/',
        display: 'standalone',
        background_color: '#fdfaf5',
        theme_color: '#fdfaf5',
        icons: [
          { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
          { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
          { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
          { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
        ],
        shortcuts: [
          { name: 'Today', url: '/dashboard' },
          { name: 'Meetings', url: '/meetings' },
          { name: 'Help now', url: '/help' },
          { name: 'My safety plan', url: '/safety-plan' },
          { name: 'Breathe', url: '/breathe' },
        ],
      },
      workbox: {
        globPatterns: [
          'pages/**/*.html',
          'assets/*.{js,css}',
          'assets/*-latin-wght-*.woff2',
          'assets/*-latin-opsz-*.woff2',
          'icon.svg',
          'ridge.svg',
        ],
        // The map is large, and needs the server for its tiles, so it is not cached.
        globIgnores: ['pages/admin.html', 'pages/payment-test.html', 'assets/map-panel-*'],
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) => ({ ...entry, url: addressOfFile(entry.url) })),
          }),
        ],
        dontCacheBustURLsMatching: /^\/?assets\//,
        // The plugin's default fallback is a file that is not cached, so the worker would fail to install.
        navigateFallback: null,
        // A page is the same file with any query string, such as a search in the library.
        ignoreURLParametersMatching: [/./],
        // Nothing else is ever cached: nothing of /api, no personal data. Offline, an unknown URL gets the not-found page instead of the
        // browser's error.
        runtimeCaching: [
          {
            urlPattern: ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
            handler: 'NetworkOnly',
            options: { precacheFallback: { fallbackURL: '/404' } },
          },
        ],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        skipWaiting: false,
        inlineWorkboxRuntime: true,
        sourcemap: false,
      },
    }),
    workerWithPush(),
  ]
}

/** Appends push.js to the service worker, because Trusted Types refuse importing a script by its URL. */
function workerWithPush(): Plugin {
  return afterBuild('worker-with-push', 'post', async () => {
    await appendFile(join(dist, 'sw.js'), `\n${await readFile(join(dist, 'push.js'), 'utf8')}`)
    await writeFile(
      join(dist, 'without-coach/sw.js'),
      withoutCoach(await readFile(join(dist, 'sw.js'), 'utf8')),
    )
  })
}

/** Caches the pages built without the coach: each with its own revision, and none of the coach's own pages. */
function withoutCoach(worker: string) {
  const own = /\{url:"\/ai-coach",revision:"\w+"\},?/
  if (!own.test(worker)) throw new Error('The service worker lists its pages in an unknown format.')
  return worker.replace(own, '').replaceAll(/revision:"(?=\w)/g, 'revision:"without-coach-')
}

/** `pages/library/box-breathing-basics.html` is served as `/library/box-breathing-basics`. */
function addressOfFile(file: string) {
  if (!file.startsWith('pages/')) return `/${file}`
  return `/${file
    .slice('pages/'.length)
    .replace(/\.html$/, '')
    .replace(/^index$/, '')}`
}
