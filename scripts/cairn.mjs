// `npm run cairn -- …`: the operator's commands.
import { build } from './build.mjs'
import { install } from './install.mjs'
import { inRoot, node, run } from './project.mjs'

await install()
// These two need the build of this checkout.
if (/^(?:verify|sign)-build$/.test(process.argv[2] ?? '')) await build()
process.exitCode = await run(node, [inRoot('src/app/cli.server.ts'), ...process.argv.slice(2)])
