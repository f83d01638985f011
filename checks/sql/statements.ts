// Finds every SQL statement in the server's source, with its possible texts and the columns that the type of its rows expects.
import path from 'node:path'
import type { CallExpression, Node } from 'typescript/unstable/ast'
import { isCallExpression, isPropertyAccessExpression } from 'typescript/unstable/ast/is'
import { API, type Checker, type Project, type Type } from 'typescript/unstable/sync'
import { declarationOf, functionOf, placeOf, type Scope, UnknownText } from './follow-source.ts'
import { columnsOfType, type TypedColumn } from './row-columns.ts'
import { textsOf } from './statement-text.ts'

export type Statement = { place: string; texts: string[]; columns: TypedColumn[] | undefined }
/** A statement whose text is known only at runtime. */
export type UnreadStatement = { place: string; reason: string }

const root = path.join(import.meta.dirname, '../..')
const config = path.join(root, 'tsconfig.server.json')
// These functions run statements that they receive as arguments.
const runners = new Set(['src/platform/database/db.server.ts', 'src/platform/database/batch.server.ts'])
const deepestCall = 4
// `batched` distributes rows by this column, which callers do not see.
const position: TypedColumn = { name: 'at', kinds: ['number'], mayBeNull: false, mayBeAbsent: false }

export function readStatements(): { statements: Statement[]; unread: UnreadStatement[] } {
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`${config} does not open.`)
    return statementsOf(project)
  } finally {
    api.close()
  }
}

function statementsOf(project: Project) {
  const { checker } = project
  const calls = callsOf(project)
  const statements: Statement[] = []
  const unread: UnreadStatement[] = []
  for (const call of calls) {
    const node = statementIn(checker, call)
    if (!node || runners.has(fileOf(call))) continue
    const place = `${fileOf(call)}:${lineOf(call)}`
    try {
      const texts = textsWithCallers(checker, calls, node, new Map(), deepestCall)
      // PostgreSQL describes a FETCH only while its cursor is open.
      if (texts.some((text) => /^\s*fetch\b/i.test(text))) throw new UnknownText(node)
      const type = rowTypeOf(checker, call)
      const columns = type && columnsOfType(checker, type)
      if (call.expression.getText() === 'batched') columns?.push(position)
      statements.push({ place, texts: [...new Set(texts)], columns })
    } catch (error) {
      if (!(error instanceof UnknownText)) throw error
      unread.push({ place, reason: error.message })
    }
  }
  return { statements, unread }
}

function callsOf(project: Project): CallExpression[] {
  const calls: CallExpression[] = []
  for (const file of project.program.getSourceFileNames()) {
    const own = path.relative(root, file)
    if (!/^src\/.*\.server\.ts$/.test(own) || own.includes('/testing/')) continue
    project.program.getSourceFile(file)?.forEachChild(function visit(node: Node): void {
      if (isCallExpression(node)) calls.push(node)
      node.forEachChild(visit)
    })
  }
  return calls
}

const argumentOf: Record<string, number> = { rows: 1, row: 1, affectedRows: 1, prepared: 2, batched: 1 }

/** The expression of the statement that this call runs. */
function statementIn(checker: Checker, call: CallExpression): Node | undefined {
  const { expression } = call
  const position = argumentOf[expression.getText()]
  if (position !== undefined) {
    const declaration = declarationOf(checker, expression)
    return declaration && runners.has(fileOf(declaration)) ? call.arguments[position] : undefined
  }
  if (!isPropertyAccessExpression(expression)) return undefined
  const method = expression.name.text
  if (method !== 'execute' && method !== 'query') return undefined
  const type = checker.getTypeAtLocation(expression.expression)
  const owner = type ? checker.typeToString(type) : ''
  if (method === 'execute') return owner.startsWith('RawBuilder<') ? expression.expression : undefined
  return /^(pg\.)?(Client|Pool|PoolClient)$/.test(owner) ? call.arguments[0] : undefined
}

/** The texts of a statement. If it depends on a parameter, those of every call of the function. */
function textsWithCallers(
  checker: Checker,
  calls: readonly CallExpression[],
  node: Node,
  scope: Scope,
  depth: number,
): string[] {
  try {
    return textsOf(checker, { node, scope })
  } catch (error) {
    if (!(error instanceof UnknownText) || !error.decidedByCallersOf || depth === 0) throw error
    const decides = functionOf(error.decidedByCallersOf)
    const callers = calls.filter(
      (call) => decides && functionOf(declarationOf(checker, call.expression)) === decides,
    )
    if (!decides || callers.length === 0) throw error
    return callers.flatMap((call) => {
      const inside = new Map(scope)
      decides.parameters.forEach((parameter, position) => {
        const argument = call.arguments[position] ?? parameter.initializer
        if (argument) inside.set(placeOf(parameter), { node: argument, scope })
      })
      return textsWithCallers(checker, calls, node, inside, depth - 1)
    })
  }
}

/** The row type of a call: `Promise<Row[]>`, `Promise<Row | undefined>` or `Promise<QueryResult<Row>>`. */
function rowTypeOf(checker: Checker, call: CallExpression): Type | undefined {
  const type = checker.getTypeAtLocation(call)
  const [answer] = type?.isTypeReference() ? checker.getTypeArguments(type) : []
  if (!answer) return undefined
  if (answer.isUnionType()) return checker.getNonNullableType(answer)
  if (!answer.isTypeReference()) return answer
  const [row] = checker.getTypeArguments(answer)
  return row ?? answer
}

function fileOf(node: Node): string {
  return path.relative(root, node.getSourceFile().fileName)
}

function lineOf(node: Node): number {
  return node.getSourceFile().text.slice(0, node.getStart()).split('\n').length
}
