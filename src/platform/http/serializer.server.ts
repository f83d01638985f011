import fastJson from 'fast-json-stringify'
import { z } from 'zod'

type Write = (value: unknown) => string
const writers = new WeakMap<z.ZodType, Write>()

/** Writes answers as their contract names them, field by field: nothing else can leave. `check` refuses a wrong one (tests). */
export function serializer(schema: unknown, check: boolean): Write {
  if (!(schema instanceof z.ZodType)) return (value) => JSON.stringify(value)
  if (!check) return (value) => writerOf(schema)(value)
  return (value) => {
    schema.parse(value)
    return writerOf(schema)(value)
  }
}

/** Made for the first answer: a start would wait a tenth of a second for all of them. */
function writerOf(schema: z.ZodType): Write {
  const made = writers.get(schema)
  if (made) return made
  const shape = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' })
  const write: Write = fastJson(shape as Parameters<typeof fastJson>[0])
  writers.set(schema, write)
  return write
}
