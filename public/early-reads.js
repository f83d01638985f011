// Starts the first reads of a member's page, listed in `data-reads`, before any module is loaded. The headers are those of
// call.browser.ts; early-reads.browser.ts returns the responses.
try {
  const token = localStorage.getItem('cairn.token')
  if (token) {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Time-Zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    }
    const responses = new Map()
    for (const address of document.documentElement.dataset.reads.split(' ')) {
      // With a query string, a page can list something else.
      if (location.search && address.includes('?')) continue
      const response = fetch(address, { headers, credentials: 'include' })
      // The code that uses the response handles a failure.
      response.catch(() => undefined)
      responses.set(address, response)
    }
    globalThis.earlyReads = { token, responses }
  }
} catch {
  // Without local storage there is no token.
}
