// `npm start`: installs missing packages, builds if sources changed, and starts the server.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { environment, inRoot, node, programEnvironment, programFlags, run } from './project.mjs'

await install()
await build()
process.exitCode = await run(node, [...programFlags, inRoot('src/app/main.server.ts')], {
  env: environment(programEnvironment),
  // The program stops when this channel closes, so it never outlives the script.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  onStart: watchParent,
})

/** npm does not always forward signals, so the program also stops when npm has ended. */
function watchParent(child) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM')
  }, 500).unref()
}
