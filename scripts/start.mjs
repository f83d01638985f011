// `npm start`: from a fresh clone to a running Cairn. Installs what is missing, builds what is stale, serves.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { inRoot, node, run } from './project.mjs'

await install()
await build()
process.exitCode = await run(node, [inRoot('src/app/main.server.ts')], {
  // The channel tells the program when this script is gone, however it went: nothing is left behind.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  onStart: watchParent,
})

/** npm does not always hand signals on; when it is gone, so is the reason to run. */
function watchParent(child) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500).unref()
}
