// Computes the possible texts of a SQL statement from the source.
import { type Node, SyntaxKind, type TaggedTemplateExpression } from 'typescript/unstable/ast'
import {
  isBinaryExpression,
  isCallExpression,
  isNoSubstitutionTemplateLiteral,
  isNumericLiteral,
  isObjectLiteralExpression,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
} from 'typescript/unstable/ast/is'
import type { Checker } from 'typescript/unstable/sync'
import { batchRows, orderedBatchRows } from '../../src/platform/database/batch.server.ts'
import {
  type Bound,
  type Choose,
  enclosingFunction,
  follow,
  namesIn,
  property,
  type Reading,
  returned,
  type Scope,
  UnknownText,
} from './follow-source.ts'

const columnFunctions: Record<string, (columns: Record<string, string>) => string> = {
  batchRows,
  orderedBatchRows,
}
const parameterMark = '\u0000'
const maxTexts = 200

/** Every possible text of the expression, one for each combination of its conditions. */
export function textsOf(checker: Checker, bound: Bound): string[] {
  const texts = new Set<string>()
  const open: Map<string, number>[] = [new Map()]
  for (let tries = 0, made = open.pop(); made; tries += 1, made = open.pop()) {
    if (tries > maxTexts) throw new UnknownText(bound.node)
    texts.add(numbered(text({ checker, choose: chooser(made, open) }, bound)))
  }
  return [...texts]
}

/** A condition has the same outcome everywhere in a text; its other outcomes are used for further texts. */
function chooser(made: Map<string, number>, open: Map<string, number>[]): Choose {
  return (condition, outcomes) => {
    const known = made.get(condition)
    if (known !== undefined) return known
    for (let other = 1; other < outcomes; other += 1) open.push(new Map(made).set(condition, other))
    made.set(condition, 0)
    return 0
  }
}

function numbered(text: string): string {
  let count = 0
  return text.replaceAll(parameterMark, () => {
    count += 1
    return `$${count}`
  })
}

function text(reading: Reading, bound: Bound): string {
  const { node, scope } = follow(reading, bound)
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node) || isNumericLiteral(node))
    return node.text
  if (isTemplateExpression(node))
    return node.templateSpans.reduce(
      (before, span) => before + text(reading, { node: span.expression, scope }) + span.literal.text,
      node.head.text,
    )
  if (isTaggedTemplateExpression(node)) return taggedText(reading, node, scope)
  if (isBinaryExpression(node)) return operatorText(reading, { node, scope })
  if (isCallExpression(node)) return calledText(reading, { node, scope })
  const named = property(reading, { node, scope }, 'text')
  return named ? text(reading, named) : literalTypeText(reading, node)
}

function operatorText(reading: Reading, { node, scope }: Bound): string {
  if (!isBinaryExpression(node)) throw new UnknownText(node)
  const [left, right] = [
    text(reading, { node: node.left, scope }),
    text(reading, { node: node.right, scope }),
  ]
  if (node.operatorToken.kind === SyntaxKind.PlusToken) return left + right
  if (node.operatorToken.kind === SyntaxKind.AsteriskToken) return String(Number(left) * Number(right))
  throw new UnknownText(node)
}

/** A template of kysely's `sql`: other statements are part of the text, values are parameters. */
function taggedText(reading: Reading, { tag, template }: TaggedTemplateExpression, scope: Scope): string {
  if (tag.getText() !== 'sql') throw new UnknownText(tag)
  if (isNoSubstitutionTemplateLiteral(template)) return template.text
  if (!isTemplateExpression(template)) throw new UnknownText(template)
  return template.templateSpans.reduce((before, { expression, literal }) => {
    const type = reading.checker.getTypeAtLocation(expression)
    const isPart = type !== undefined && reading.checker.typeToString(type).startsWith('RawBuilder<')
    return before + (isPart ? text(reading, { node: expression, scope }) : parameterMark) + literal.text
  }, template.head.text)
}

function calledText(reading: Reading, { node, scope }: Bound): string {
  if (!isCallExpression(node)) throw new UnknownText(node)
  const name = node.expression.getText()
  const [argument] = node.arguments
  if (argument && /^sql\.(raw|table|ref)$/.test(name)) return text(reading, { node: argument, scope })
  const columns = columnFunctions[name]
  if (argument && columns) return columns(textRecord(reading, { node: argument, scope }))
  const result = returned(reading, { node, scope })
  return result ? text(reading, result) : literalTypeText(reading, node)
}

function textRecord(reading: Reading, bound: Bound): Record<string, string> {
  const { node, scope } = follow(reading, bound)
  if (!isObjectLiteralExpression(node)) throw new UnknownText(node)
  return Object.fromEntries(
    namesIn(node).map((name) => {
      const value = property(reading, { node, scope }, name)
      if (!value) throw new UnknownText(node)
      return [name, text(reading, value)]
    }),
  )
}

/** The text of an expression whose type allows only certain strings. */
function literalTypeText(reading: Reading, node: Node): string {
  const type = reading.checker.getTypeAtLocation(node)
  const members = type?.isUnionType() ? type.getTypes() : [type].filter((each) => each !== undefined)
  const texts = members.flatMap((member) => (member.isStringLiteralType() ? [member.value] : []))
  if (texts.length === 0 || texts.length < members.length)
    throw new UnknownText(node, enclosingFunction(reading.checker, node))
  return texts[reading.choose(node.getText(), texts.length)] ?? ''
}
