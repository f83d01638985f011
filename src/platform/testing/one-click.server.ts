import type { FastifyInstance } from 'fastify'

/** Unsubscribes the way a mail program does (RFC 8058). @returns the status of the response */
export async function unsubscribeInOneClick(http: FastifyInstance, url: string): Promise<number> {
  const response = await http.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  return response.statusCode
}
