// Parses untrusted JSON: limits depth and size, refuses prototype keys and text that cannot be stored.
import { Refusal } from '../refusal.ts'
import { isStorable } from '../text.ts'

const deepest = 20
const maxKeys = 2_000

/** Parses a body. Refuses with 400 invalid JSON, too deep or too wide JSON, NUL and lone surrogates. */
export function parseJson(body: string): unknown {
  if (body.trim() === '') return undefined
  refuseDepth(body)
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch {
    throw new Refusal(400, 'This is not JSON.')
  }
  const budget = { keys: maxKeys }
  refuseWithin(value, budget)
  return value
}

/** Checks the depth on the text, before JSON.parse builds a structure too deep to walk. */
function refuseDepth(body: string) {
  let depth = 0
  let quoted = false
  for (let at = 0; at < body.length; at += 1) {
    const code = body.charCodeAt(at)
    if (quoted) {
      if (code === 92) at += 1
      else if (code === 34) quoted = false
    } else if (code === 34) quoted = true
    else if (code === 91 || code === 123) {
      depth += 1
      if (depth > deepest) throw new Refusal(400, 'This JSON is nested too deeply.')
    } else if (code === 93 || code === 125) depth -= 1
  }
}

function refuseWithin(value: unknown, budget: { keys: number }) {
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new Refusal(400, 'This text contains characters that can’t be saved.')
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    budget.keys -= 1
    if (budget.keys < 0) throw new Refusal(400, 'This JSON has too many parts.')
    if (key === '__proto__' || key === 'constructor' || key === 'prototype' || !isStorable(key)) {
      throw new Refusal(400, 'This JSON has a name that is not allowed.')
    }
    refuseWithin(inner, budget)
  }
}
