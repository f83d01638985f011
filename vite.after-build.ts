// What the plugins of the build share.
import { join } from 'node:path'
import type { ConfigEnv, Plugin, UserConfig } from 'vite'

export const root = import.meta.dirname
export const dist = join(root, 'dist')

export const isBrowserBuild = (_: UserConfig, { command, isSsrBuild }: ConfigEnv) =>
  command === 'build' && !isSsrBuild

/** A plugin that runs once the browser's files are written. */
export const afterBuild = (name: string, order: 'pre' | 'post', handler: () => Promise<void>): Plugin => ({
  name: `cairn:${name}`,
  apply: isBrowserBuild,
  enforce: order,
  closeBundle: { order, sequential: true, handler },
})
