// `npm run dev`: restarts the server when its files change, and reloads the pages.
import { install } from './install.mjs'
import { environment, inRoot, node, run } from './project.mjs'

const server = Number(process.env.PORT ?? 3000)
const pages = 5173

await install()
// Vite's server proxies /api to ours; if either ends, the other is stopped.
const children = []
const onStart = (child) => children.push(child)
const code = await Promise.race([
  run(node, ['--watch-path=src', '--watch-preserve-output', inRoot('src/app/main.server.ts')], {
    env: environment({ PORT: String(server), PUBLIC_URL: `http://localhost:${pages}`, RATE_LIMITS: 'off' }),
    onStart,
  }),
  run(node, [inRoot('node_modules/vite/bin/vite.js'), '--port', String(pages), '--strictPort'], {
    env: environment({ CAIRN_SERVER: `http://127.0.0.1:${server}` }),
    onStart,
  }),
])
for (const child of children) child.kill('SIGTERM')
process.exitCode = code
