import fastJson from 'fast-json-stringify'
import { z } from 'zod'

type Write = (value: unknown) => string
const writers = new WeakMap<z.ZodType, Write>()

/** Serializes only the fields that the contract names. With `check` (tests) an invalid response throws. */
export function serializer(schema: unknown, check: boolean): Write {
  if (!(schema instanceof z.ZodType)) return (value) => JSON.stringify(value)
  if (!check) return (value) => writerOf(schema)(value)
  return (value) => {
    schema.parse(value)
    return writerOf(schema)(value)
  }
}

/** Compiled on first use: compiling all of them would add 0.1 s to the start. */
function writerOf(schema: z.ZodType): Write {
  const known = writers.get(schema)
  if (known) return known
  const shape = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' })
  const write: Write = fastJson(shape as Parameters<typeof fastJson>[0])
  writers.set(schema, write)
  return write
}
