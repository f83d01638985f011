// Responses to reads that the page's head requested (public/early-reads.js) before any module was loaded.

declare global {
  /** `responses` by URL, all requested with `token`. */
  var earlyReads: { token: string; responses: Map<string, Promise<Response>> } | undefined
}

/** Each response is used at most once, and only for the session that requested it. */
export function takeEarlyRead(address: string, token: string | undefined): Promise<Response> | undefined {
  const response = hasEarlyRead(address, token) ? globalThis.earlyReads?.responses.get(address) : undefined
  globalThis.earlyReads?.responses.delete(address)
  return response
}

export function hasEarlyRead(address: string, token: string | undefined): boolean {
  const early = globalThis.earlyReads
  return early !== undefined && early.token === token && early.responses.has(address)
}

/** A write can change what was read. */
export function dropEarlyReads(): void {
  globalThis.earlyReads?.responses.clear()
}
