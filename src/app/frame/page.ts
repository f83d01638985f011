import type { ComponentType } from 'react'

export type Page = {
  path: string
  title: string
  /** For a Spanish page: the path of the English one. */
  english?: string
  /** `member` redirects visitors to /login; `paid` also redirects free members to /pricing. */
  who: 'anyone' | 'member' | 'paid'
  /** Without JavaScript the page says that it needs it. Pages for members always do. */
  needsScript?: true
  /**
   * `true`: complete, as for a visitor. `'shell'`: as for a member, before anything is known about them. `false`: the frame with a placeholder.
   */
  prerender: boolean | 'shell'
  /** The feature flag that the page depends on. */
  partOf?: 'coach'
  /** The component. The build reads the file name from this line: one `import()` in each entry. */
  load: () => Promise<ComponentType>
  /** The source files it needs, for entries that are generated. */
  sources?: string[]
  /** For paths with parameters: the title of a URL. */
  titleOf?: (address: string) => string
}
