// Compares the columns of a row's TypeScript type with those that PostgreSQL returns.
import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'

/** The JavaScript type of a value from the driver; `array of` precedes the kind of the elements. */
export type Kind = string
export type TypedColumn = { name: string; kinds: Kind[] | 'any'; mayBeNull: boolean; mayBeAbsent: boolean }
/** `mayBeNull`: false if a constraint forbids it, undefined if PostgreSQL does not say. */
export type ReturnedColumn = { name: string; kind: Kind; mayBeNull: boolean | undefined }

/** The columns that a row type expects; undefined if rows have no type. */
export function columnsOfType(checker: Checker, type: Type): TypedColumn[] | undefined {
  if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection))) return undefined
  return checker.getPropertiesOfType(type).map((property) => {
    const members = membersOf(checker.getTypeOfSymbol(property))
    const kinds = [...new Set(members.flatMap((member) => kindOf(checker, member)))]
    return {
      name: property.name,
      kinds: kinds.includes('any') ? 'any' : kinds.filter((kind) => kind !== 'null' && kind !== 'undefined'),
      mayBeNull: kinds.includes('null') || kinds.includes('any'),
      mayBeAbsent: kinds.includes('undefined'),
    }
  })
}

function membersOf(type: Type | undefined): readonly Type[] {
  if (!type) return []
  return type.isUnionType() ? type.getTypes() : [type]
}

function kindOf(checker: Checker, type: Type): Kind {
  if (type.flags & (TypeFlags.AnyOrUnknown | TypeFlags.TypeParameter)) return 'any'
  if (type.flags & TypeFlags.Null) return 'null'
  if (type.flags & TypeFlags.Undefined) return 'undefined'
  if (type.flags & TypeFlags.StringLike) return 'string'
  if (type.flags & TypeFlags.NumberLike) return 'number'
  if (type.flags & TypeFlags.BooleanLike) return 'boolean'
  if (checker.isArrayType(type) && type.isTypeReference()) {
    const [element] = checker.getTypeArguments(type)
    const [kind = 'any'] = membersOf(element).map((member) => kindOf(checker, member))
    return `array of ${kind}`
  }
  const name = type.getSymbol()?.name
  if (name === 'Buffer' || name === 'Uint8Array') return 'bytes'
  if (name === 'Date') return 'Date'
  // An intersection with a primitive is a branded one.
  if (type.isIntersectionType()) {
    const kinds = type.getTypes().map((member) => kindOf(checker, member))
    return kinds.find((kind) => kind !== 'object') ?? 'object'
  }
  return 'object'
}

/** The differences between type and columns as messages; empty if there are none. */
export function differences(typed: readonly TypedColumn[], returned: readonly ReturnedColumn[]): string[] {
  const problems: string[] = []
  const names = new Set(typed.map(({ name }) => name))
  // A function called for its effect, such as pg_notify, returns a column without a value.
  for (const { name, kind } of returned)
    if (!names.has(name) && kind !== 'void') problems.push(`returns '${name}', which the row type lacks`)
  for (const column of typed) {
    const found = returned.find(({ name }) => name === column.name)
    if (!found) {
      if (!column.mayBeAbsent) problems.push(`does not return '${column.name}', which the row type has`)
      continue
    }
    if (!agrees(column.kinds, found.kind))
      problems.push(
        `returns '${column.name}' as ${found.kind}, and the row type says ${[column.kinds].flat().join(' or ')}`,
      )
    if (found.mayBeNull && !column.mayBeNull)
      problems.push(`returns null in '${column.name}', and the row type forbids it`)
  }
  return problems
}

function agrees(kinds: Kind[] | 'any', returned: Kind): boolean {
  if (kinds === 'any' || kinds.includes(returned)) return true
  // JSON can be anything except types that only the driver creates.
  if (returned === 'json') return kinds.every((kind) => kind !== 'bytes' && kind !== 'Date')
  return returned.startsWith('array of') && kinds.some((kind) => kind === 'array of any')
}
