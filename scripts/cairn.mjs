// `npm run cairn -- …`: the commands of whoever runs Cairn.
import { install } from './install.mjs'
import { inRoot, node, run } from './project.mjs'

await install()
process.exitCode = await run(node, [inRoot('src/app/cli.server.ts'), ...process.argv.slice(2)])
