// Resolves an expression of the source to its literal value: through names, properties, calls and conditions.
import { type Node, type ObjectLiteralExpression, SyntaxKind } from 'typescript/unstable/ast'
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isForOfStatement,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import type { Checker } from 'typescript/unstable/sync'

/** The values of the enclosing functions' parameters, by the position of their declaration. */
export type Scope = ReadonlyMap<string, Bound>
export type Bound = { node: Node; scope: Scope }
export type Choose = (condition: string, outcomes: number) => number

/** Thrown if the text depends on a runtime value. */
export class UnknownText extends Error {
  override name = 'UnknownText'
  /** The function whose callers determine the value, if there is one. */
  readonly decidedByCallersOf: Node | undefined
  constructor(node: Node, decidedByCallersOf?: Node) {
    super(`cannot be read from the source: ${node.getText().slice(0, 80)}`)
    this.decidedByCallersOf = decidedByCallersOf
  }
}

export const placeOf = (node: Node) => `${node.getSourceFile().fileName}:${node.getStart()}`

/** The scope for names and the outcomes of conditions while one text is resolved. */
export type Reading = { checker: Checker; choose: Choose }

/** Resolves names, properties, calls and conditions until the expression is a literal. */
export function follow(reading: Reading, bound: Bound): Bound {
  const next = step(reading, bound)
  return next ? follow(reading, next) : bound
}

function step(reading: Reading, { node, scope }: Bound): Bound | undefined {
  if (wrappers.has(node.kind) && 'expression' in node) return { node: node.expression as Node, scope }
  if (isIdentifier(node)) return declared(reading, node, scope)
  if (isConditionalExpression(node)) {
    const outcome = reading.choose(node.condition.getText(), 2)
    return { node: outcome === 0 ? node.whenTrue : node.whenFalse, scope }
  }
  if (isPropertyAccessExpression(node))
    return property(reading, follow(reading, { node: node.expression, scope }), node.name.text)
  if (isElementAccessExpression(node)) return element(reading, { node, scope })
  return undefined
}

function declared(reading: Reading, node: Node, scope: Scope): Bound | undefined {
  const declaration = declarationOf(reading.checker, node)
  if (!declaration) return undefined
  if (isBindingElement(declaration)) {
    const pattern: Node = declaration.parent
    const whole = valueOf(reading, pattern.parent, scope)
    const name = declaration.propertyName ?? declaration.name
    return whole && name && property(reading, follow(reading, whole), nameOf(name))
  }
  return valueOf(reading, declaration, scope)
}

function valueOf(reading: Reading, declaration: Node, scope: Scope): Bound | undefined {
  if (isParameterDeclaration(declaration)) return scope.get(placeOf(declaration))
  if (!isVariableDeclaration(declaration)) return undefined
  if (declaration.initializer) return { node: declaration.initializer, scope }
  const loop = declaration.parent.parent
  if (!isForOfStatement(loop)) return undefined
  const list = follow(reading, { node: loop.expression, scope })
  if (!isArrayLiteralExpression(list.node)) return undefined
  const { elements } = list.node
  const element = elements[reading.choose(placeOf(loop), elements.length)]
  return element && { node: element, scope: list.scope }
}

export function property(reading: Reading, { node, scope }: Bound, name: string): Bound | undefined {
  if (isCallExpression(node)) {
    const result = returned(reading, { node, scope })
    return result && property(reading, follow(reading, result), name)
  }
  if (!isObjectLiteralExpression(node)) return undefined
  for (const each of node.properties) {
    if (isPropertyAssignment(each) && nameOf(each.name) === name) return { node: each.initializer, scope }
    if (isShorthandPropertyAssignment(each) && nameOf(each.name) === name) return { node: each.name, scope }
  }
  return undefined
}

function element(reading: Reading, { node, scope }: Bound): Bound | undefined {
  if (!isElementAccessExpression(node)) return undefined
  const object = follow(reading, { node: node.expression, scope })
  if (!isObjectLiteralExpression(object.node)) return undefined
  const names = namesIn(object.node)
  const name = names[reading.choose(node.argumentExpression.getText(), names.length)]
  return name === undefined ? undefined : property(reading, object, name)
}

/** The return expression of a function, with the arguments of this call in scope. */
export function returned(reading: Reading, { node, scope }: Bound): Bound | undefined {
  if (!isCallExpression(node)) return undefined
  const callee = functionOf(declarationOf(reading.checker, node.expression))
  if (!callee?.body) return undefined
  const inside = new Map(scope)
  callee.parameters.forEach((parameter, position) => {
    const argument = node.arguments[position] ?? parameter.initializer
    if (argument) inside.set(placeOf(parameter), { node: argument, scope })
  })
  const results = isBlock(callee.body) ? returnsIn(callee.body) : [callee.body]
  const result = results[reading.choose(placeOf(callee), results.length)]
  return result && { node: result, scope: inside }
}

const nameOf = (name: Node) => name.getText().replaceAll("'", '')

export function namesIn({ properties }: ObjectLiteralExpression): string[] {
  return properties.flatMap((each) =>
    isPropertyAssignment(each) || isShorthandPropertyAssignment(each) ? [nameOf(each.name)] : [],
  )
}

const wrappers = new Set([
  SyntaxKind.ParenthesizedExpression,
  SyntaxKind.AsExpression,
  SyntaxKind.SatisfiesExpression,
  SyntaxKind.AwaitExpression,
])

function returnsIn(body: Node): Node[] {
  const found: Node[] = []
  body.forEachChild(function visit(node: Node): void {
    if (isReturnStatement(node) && node.expression) found.push(node.expression)
    else if (!functionOf(node)) node.forEachChild(visit)
  })
  return found
}

/** The declaration of a name, across imports. */
export function declarationOf(checker: Checker, node: Node): Node | undefined {
  const symbol = isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : checker.getSymbolAtLocation(node)
  if (!symbol) return undefined
  const first = symbol.declarations[0]?.kind
  const imported = first === SyntaxKind.ImportSpecifier || first === SyntaxKind.NamespaceImport
  return (imported ? checker.getAliasedSymbol(symbol) : symbol).valueDeclaration?.resolve()
}

/** The function of a declaration. */
export function functionOf(node: Node | undefined) {
  const value = node && isVariableDeclaration(node) ? node.initializer : node
  if (!value) return undefined
  return isFunctionDeclaration(value) || isArrowFunction(value) || isFunctionExpression(value)
    ? value
    : undefined
}

/** The function that has this expression's root as a parameter. */
export function enclosingFunction(checker: Checker, node: Node): Node | undefined {
  let root = node
  while (isPropertyAccessExpression(root) || isElementAccessExpression(root)) root = root.expression
  const declaration = isIdentifier(root) ? declarationOf(checker, root) : undefined
  return declaration && isParameterDeclaration(declaration) ? declaration.parent : undefined
}
