import fastJson from 'fast-json-stringify'
import { z } from 'zod'

/** Writes answers as their contract names them, field by field: nothing else can leave. `check` refuses a wrong one (tests). */
export function serializer(schema: unknown, check: boolean): (value: unknown) => string {
  if (!(schema instanceof z.ZodType)) return (value) => JSON.stringify(value)
  const shape = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' })
  const write = fastJson(shape as Parameters<typeof fastJson>[0])
  if (!check) return (value) => write(value)
  return (value) => {
    schema.parse(value)
    return write(value)
  }
}
