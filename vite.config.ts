import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build, defineConfig, minifySync, type Plugin, parseSync, Visitor } from 'vite'
import { articleOf } from './src/library/articles.ts'
import { cautions } from './src/library/cautions.ts'
import { treeOf } from './src/library/markdown.server.ts'
import { sources } from './src/library/sources.ts'
import { hashBuild, manifestPath, serializeManifest } from './src/platform/http/build-manifest.server.ts'
import { afterBuild, dist, isBrowserBuild, root } from './vite.after-build.ts'
import { messageCatalogs } from './vite.catalogs.ts'
import { serviceWorker } from './vite.service-worker.ts'

/** In development: the URL where `npm run dev` starts the program. */
const program = process.env['CAIRN_SERVER'] ?? 'http://127.0.0.1:3000'

/** Fails a build in which a page would contain server code. */
export function noServerFiles(): Plugin {
  return {
    name: 'cairn:no-server-files',
    enforce: 'pre',
    resolveId(source, importer) {
      const asksForServer = source.endsWith('.server.ts') || source.startsWith('node:')
      if (asksForServer && importer && this.environment.name === 'client')
        this.error(`${importer} imports ${source}, which belongs to the server only.`)
    },
  }
}

/**
 * Reduces calls in pages to method and path, because the server validates inputs and answers. So schemas that no form uses are removed, and
 * with them the library that evaluates them.
 */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'cairn:calls-without-schemas',
    transform: {
      filter: { id: /\/src\/[^?]+\.ts$/, code: /platform\/call\.ts/ },
      handler(code) {
        if (this.environment.name !== 'client') return undefined
        let shorter = code
        for (const statement of this.parse(code).body.toReversed()) {
          const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          const made =
            declaration?.type === 'VariableDeclaration' ? declaration.declarations[0]?.init : undefined
          if (made?.type !== 'CallExpression') continue
          const parts = made.arguments[1]
          const isCall =
            made.callee.type === 'Identifier' &&
            /^(?:get|post|put|patch|del)$/.test(made.callee.name) &&
            parts?.type === 'ObjectExpression'
          const value = isCall
            ? `${code.slice(made.start, parts.start)}{}${code.slice(parts.end, made.end)}`
            : code.slice(made.start, made.end)
          // Creating a schema, a call or a refusal has no side effects, so unused ones are removed.
          shorter = `${shorter.slice(0, made.start)}/* @__PURE__ */ (() => ${value})()${shorter.slice(made.end)}`
        }
        return { code: shorter, map: null }
      },
    },
  }
}

/** Writes every page as `dist/pages/<route>.html` once the browser's files are built. */
function pagesAsHtml(): Plugin {
  return afterBuild('pages-as-html', 'pre', async () => {
    const bundleDir = join(root, 'node_modules', '.prerender')
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [articleTexts(), messageCatalogs(), react()],
      build: {
        ssr: 'src/app/pages/prerender.server.ts',
        outDir: bundleDir,
        emptyOutDir: true,
        copyPublicDir: false,
      },
    })
    // No query string here, or the page's chunks would load the entry a second time, with separate contexts.
    const { renderPages } = await import(pathToFileURL(join(bundleDir, 'prerender.server.js')).href)
    const template = await readFile(join(dist, 'index.html'), 'utf8')
    const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8'))
    const [sheetName] = manifest['index.html'].css
    const sheet = await readFile(join(dist, sheetName), 'utf8')
    const scriptOf = async (name: string) => smallest(name, await readFile(join(dist, name), 'utf8'))
    const [firstScript, earlyReads] = await Promise.all(['first-paint.js', 'early-reads.js'].map(scriptOf))
    const earlyState = await headScript('src/app/frame/early-state.browser.ts')
    const earlyRows = await headScript('src/meetings/finder/early-rows.browser.ts')
    for (const without of ['', 'coach']) {
      for (const page of await renderPages(
        {
          template,
          manifest,
          sheet,
          firstScript,
          earlyReads: `${earlyReads}${earlyState}`,
          earlyRows,
          sourceOf,
        },
        without,
      )) {
        const file = join(dist, without && `without-${without}`, 'pages', page.file)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, page.html)
      }
    }
    await rm(join(dist, 'index.html'))
    await rm(bundleDir, { recursive: true })
  })
}

/** Bundles a script for a page's head, which shares code with the application, into one file. */
async function headScript(entry: string) {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry, formats: ['iife'], name: 'cairnHead' },
    },
  })
  const output = Array.isArray(built) ? (built[0]?.output ?? []) : []
  if (output.length !== 1 || output[0]?.type !== 'chunk') throw new Error(`${entry} is not one script.`)
  return output[0].code.trim()
}

function smallest(name: string, script: string) {
  const { code, errors } = minifySync(name, script)
  if (errors[0]) throw new Error(`${name} is no script: ${errors[0].message}`)
  return code.trim()
}

const pageLists = ['src/app/pages/pages.tsx', 'src/app/translations/spanish-pages.tsx']

/** The source file of a path: the one `import()` of its entry in the lists of pages. */
function sourceOf(path: string) {
  for (const list of pageLists.map((file) => join(root, file))) {
    const found = pageImports(readFileSync(list, 'utf8')).get(path)
    if (found) return resolve(dirname(list), found).slice(root.length + 1)
  }
  throw new Error(`${pageLists.join(' and ')} do not say which file ${path} comes from.`)
}

/** The imported file of each object that has a `path` and one `import()`. */
export function pageImports(code: string): Map<string, string> {
  const imports = new Map<string, string>()
  let imported: string | undefined
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') imported = source.value
    },
    ObjectExpression() {
      imported = undefined
    },
    'ObjectExpression:exit'({ properties }) {
      for (const property of properties) {
        if (
          property.type !== 'Property' ||
          property.key.type !== 'Identifier' ||
          property.key.name !== 'path'
        )
          continue
        const { value } = property
        if (value.type === 'Literal' && typeof value.value === 'string' && imported)
          imports.set(value.value, imported)
      }
    },
  }).visit(parseSync('pages.tsx', code).program)
  return imports
}

/** Matches these source files; a file that was moved or renamed fails the build instead of silently leaving its chunk. */
export function exactly(files: readonly string[], folder = root): (id: string) => boolean {
  const missing = files.filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0)
    throw new Error(`vite.config.ts lists files that do not exist: ${missing.join(', ')}`)
  const paths = new Set(files.map((file) => join(folder, file)))
  return (id) => paths.has(id.split('?')[0] ?? id)
}

/** Lists the hash of every served file, for `cairn verify-build`. */
function buildManifest(): Plugin {
  return afterBuild('build-manifest', 'post', async () => {
    await writeFile(join(dist, manifestPath), serializeManifest(await hashBuild(dist)))
  })
}

/** Writes compressed copies of files, so that the server does not compress them per request. They take half of a build. */
function compressed(): Plugin {
  const plugin = afterBuild('compressed', 'post', async () => {
    const files = await readdir(dist, { recursive: true, withFileTypes: true })
    const worth = files.filter(
      (file) => file.isFile() && /\.(html|m?js|css|svg|json|webmanifest)$/.test(file.name),
    )
    await Promise.all(
      worth.map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        const plain = await readFile(file)
        if (plain.length < 512) return
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }))
        await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
      }),
    )
  })
  return { ...plugin, apply: (config, env) => isBrowserBuild(config, env) && env.mode !== 'uncompressed' }
}

/** Converts each article to a tree of elements with its sources and cautions, so that pages need no parser. */
function articleTexts(): Plugin {
  return {
    name: 'cairn:article-texts',
    async load(file) {
      const id = /\/library\/articles\/([^/]+)\.md$/.exec(file)?.[1]
      if (id === undefined) return undefined
      this.addWatchFile(file)
      const text = treeOf(await readFile(file, 'utf8'))
      const content = {
        article: articleOf(id),
        text,
        cautions: cautions[id] ?? [],
        sources: sources[id] ?? [],
      }
      return `export default ${JSON.stringify(content)}`
    },
  }
}

const inBase = exactly([
  'src/accounts/contract.ts',
  'src/accounts/reconnect.browser.ts',
  'src/accounts/session.tsx',
  'src/accounts/stored-session.browser.ts',
  'src/platform/browser/call.browser.ts',
  'src/platform/browser/device-data.browser.ts',
  'src/platform/browser/early-reads.browser.ts',
  'src/platform/browser/feature-flags.tsx',
  'src/platform/browser/local-date.browser.ts',
  'src/platform/call.ts',
  'src/platform/clock.ts',
  'src/platform/dates.ts',
  'src/platform/refusal.ts',
  'src/platform/ui/avatar.tsx',
  'src/platform/ui/badge.tsx',
  'src/platform/ui/button.tsx',
  'src/platform/ui/cairn-mark.tsx',
  'src/platform/ui/card.tsx',
  'src/platform/ui/field.tsx',
  'src/platform/ui/page-head.tsx',
  'src/platform/ui/skeleton.tsx',
  'src/platform/ui/toast.tsx',
])
// The help page loads these without the list of meetings.
const inDirectories = exactly(['src/meetings/fellowship.ts', 'src/meetings/finder/official-directories.tsx'])
const inMeetings = exactly([
  'src/meetings/contract.ts',
  'src/meetings/meeting.ts',
  'src/meetings/occurrences.ts',
  'src/meetings/tags.ts',
  'src/meetings/format-meeting.ts',
  'src/meetings/finder/meeting-row.tsx',
  'src/meetings/finder/row-text.ts',
  'src/meetings/search/search-text.ts',
])

export default defineConfig({
  plugins: [
    noServerFiles(),
    callsWithoutSchemas(),
    articleTexts(),
    messageCatalogs(),
    react(),
    tailwindcss(),
    pagesAsHtml(),
    serviceWorker(),
    buildManifest(),
    compressed(),
  ],
  build: {
    target: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Code that every page needs, and small shared modules: a file of 300 bytes costs a kilobyte of headers.
            {
              name: 'base',
              test: (id) =>
                /rolldown\/runtime|vite\/preload-helper|node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\/|createLucideIcon/.test(
                  id,
                ) || inBase(id),
            },
            {
              name: 'directories',
              test: inDirectories,
              includeDependenciesRecursively: false,
            },
            {
              name: 'meetings',
              test: inMeetings,
              // Without their imports, or this chunk would include React.
              includeDependenciesRecursively: false,
            },
            // Icons that only members' pages share would be loaded by every page.
            {
              name: 'member-icons',
              test: /lucide-react\/.*\/icons\/(?:bell|book-heart|brain|calendar-heart|cloud-upload|dumbbell|chevron-(?:left|right)|flame|lock-keyhole|map-pin|pen-line|play|plus|rotate-ccw|users)\./,
            },
            { name: 'icons', test: /node_modules\/lucide-react\/.*\/icons\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  // One file each, so that unlocking does not wait for another download.
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: false } } },
  server: { proxy: { '/api': program, '/sandbox': program } },
})
