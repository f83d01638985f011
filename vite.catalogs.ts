import { relative } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

/** Compiles a message catalog that a page imports. A message without a translation fails the build. */
export function messageCatalogs(): Plugin {
  const config = getConfig({ cwd: import.meta.dirname })
  return {
    name: 'cairn:message-catalogs',
    async load(file) {
      if (!file.endsWith('.po')) return undefined
      this.addWatchFile(file)
      const found = getCatalogForFile(relative(config.rootDir, file), await getCatalogs(config))
      if (!found) throw new Error(`lingui.config.ts lists no catalog ${file}.`)
      const { messages, missing } = await found.catalog.getTranslations(found.locale, {
        fallbackLocales: {},
        sourceLocale: config.sourceLocale,
        missingBehavior: 'catalog',
      })
      if (missing[0]) throw new Error(`${file} does not translate '${missing[0].id}'.`)
      const { source, errors } = createCompiledCatalog(found.locale, messages, { namespace: 'es' })
      if (errors[0]) throw errors[0].error
      return { code: source, moduleType: 'js' }
    },
  }
}
