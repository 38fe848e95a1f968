import ts from 'typescript'
import type { Fault } from './mutant.ts'

/** Finds mutations at one node. */
export type Operator = (node: ts.Node, file: ts.SourceFile, checker: ts.TypeChecker) => Fault[]

const at = (
  node: ts.Node,
  file: ts.SourceFile,
  operator: string,
  to: string,
  needs?: string,
): Fault => ({
  start: node.getStart(file),
  end: node.getEnd(),
  operator,
  to,
  ...(needs !== undefined && { needs }),
})

const otherOperator: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
}

/** Negated comparisons, logic and arithmetic, without those that change nothing. */
const binaries: Operator = (node, file) => {
  if (!ts.isBinaryExpression(node)) return []
  const { operatorToken, left } = node
  if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    // SQL parameters treat null and undefined alike.
    return node.right.kind === ts.SyntaxKind.NullKeyword
      ? []
      : [at(node, file, 'no stand-in', left.getText(file))]
  const to = otherOperator[operatorToken.kind]
  return to === undefined ? [] : [at(operatorToken, file, 'operator', to)]
}

/** Larger numbers are measures, not counts. */
const maxCounted = 100

const literals: Operator = (node, file) => {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [at(node, file, 'boolean', 'false')]
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [at(node, file, 'boolean', 'true')]
  if (!ts.isNumericLiteral(node)) return []
  const value = Number(node.text.replaceAll('_', ''))
  // One second more in an hour is no fault; double is.
  return [at(node, file, 'number', String(value > maxCounted ? value * 2 : value + 1))]
}

const negations: Operator = (node, file) =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken
    ? [at(node, file, 'no negation', node.operand.getText(file))]
    : []

/** A condition that is never true, or negated. */
const conditions: Operator = (node, file) => {
  if (ts.isIfStatement(node))
    return [
      at(node.expression, file, 'condition turned', `!(${node.expression.getText(file)})`),
      at(node.expression, file, 'never', 'false'),
    ]
  if (ts.isConditionalExpression(node))
    return [
      at(
        node,
        file,
        'branches swapped',
        `${node.condition.getText(file)} ? ${node.whenFalse.getText(file)} : ${node.whenTrue.getText(file)}`,
      ),
    ]
  return []
}

/** A removed call, and an empty function. */
const statements: Operator = (node, file) => {
  if (ts.isExpressionStatement(node) && !ts.isBinaryExpression(node.expression))
    return [at(node, file, 'not done', ';')]
  if (ts.isFunctionDeclaration(node) && node.body && isVoid(node.type, file))
    return [
      {
        start: node.body.getStart(file) + 1,
        end: node.body.getStart(file) + 1,
        operator: `${node.name?.text} does nothing`,
        to: ' return;',
      },
    ]
  return []
}

const isVoid = (type: ts.TypeNode | undefined, file: ts.SourceFile): boolean =>
  ['void', 'Promise<void>'].includes(type?.getText(file) ?? '')

/** A list without one member: a statement of a write, a status of a rule, a problem of a form. */
const members: Operator = (node, file) => {
  if (!ts.isArrayLiteralExpression(node) || node.elements.length < 2) return []
  const { elements } = node
  return elements.map((element, i) => {
    const next = elements[i + 1]
    const before = elements[i - 1]
    const start = next || !before ? element.getStart(file) : before.getEnd()
    const end = next ? next.getStart(file) : element.getEnd()
    return { start, end, operator: 'member left out', to: '' }
  })
}

/** A word of a closed set replaced by the next. */
const words: Operator = (node, file, checker) => {
  if (!ts.isStringLiteral(node) || ts.isImportDeclaration(node.parent)) return []
  if (ts.isLiteralTypeNode(node.parent) || ts.isExternalModuleReference(node.parent)) return []
  const type = comparedWith(node, checker) ?? checker.getContextualType(node)
  const set = (type?.isUnion() ? type.types : [])
    .flatMap((one) => (one.isStringLiteral() ? [one.value] : []))
    .toSorted()
  if (!set.includes(node.text) || set.length < 2 || set.length > 60) return []
  const next = set[(set.indexOf(node.text) + 1) % set.length]
  return [at(node, file, 'word', `'${next}'`)]
}

function comparedWith(node: ts.StringLiteral, checker: ts.TypeChecker): ts.Type | undefined {
  const { parent } = node
  if (!ts.isBinaryExpression(parent)) return undefined
  const other = parent.left === node ? parent.right : parent.left
  return checker.getTypeAtLocation(other)
}

/** Only developers read the text of `new Error`; a DomainError's is its code. */
const codes: Operator = (node, file) => {
  if (!ts.isNewExpression(node) || node.expression.getText(file) !== 'DomainError') return []
  const [kind] = node.arguments ?? []
  if (!kind || !ts.isStringLiteral(kind)) return []
  return [at(kind, file, 'kind of error', kind.text === 'invalid' ? `'conflict'` : `'invalid'`)]
}

const otherCall: ReadonlyMap<string, string> = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    find: 'findLast',
    trimStart: 'trimEnd',
  }),
)
/** Calls that can be removed without a type error, leaving text or list unchanged. */
const leftOut = new Set([
  'filter',
  'toSorted',
  'trim',
  'toLowerCase',
  'toUpperCase',
  'replace',
  'replaceAll',
  'padStart',
  'slice',
  'normalize',
])
const otherCondition: ReadonlyMap<string, string> = new Map(
  Object.entries({
    eq: 'ne',
    ne: 'eq',
    and: 'or',
    or: 'and',
    gt: 'gte',
    gte: 'gt',
    lt: 'lte',
    lte: 'lt',
    isNull: 'isNotNull',
    isNotNull: 'isNull',
    asc: 'desc',
    desc: 'asc',
  }),
)

const calls: Operator = (node, file) => {
  if (!ts.isCallExpression(node)) return []
  const called = node.expression
  if (ts.isIdentifier(called)) {
    const to = otherCondition.get(called.text)
    if (to === undefined) return []
    const needs = `import { ${to} as other_${to} } from 'drizzle-orm'`
    return [at(called, file, 'query condition', `other_${to}`, needs)]
  }
  if (!ts.isPropertyAccessExpression(called)) return []
  const name = called.name.text
  const to = otherCall.get(name)
  if (to !== undefined) return [at(called.name, file, 'call', to)]
  if (leftOut.has(name)) return [at(node, file, 'call left out', called.expression.getText(file))]
  return []
}

/** A pattern without anchor, with ignored case, or one character less. */
const patterns: Operator = (node, file) => {
  if (!ts.isRegularExpressionLiteral(node)) return []
  const whole = node.getText(file)
  const end = whole.lastIndexOf('/')
  const [body, flags] = [whole.slice(1, end), whole.slice(end + 1)]
  const variants = [
    body.startsWith('^') && `/${body.slice(1)}/${flags}`,
    body.endsWith('$') && `/${body.slice(0, -1)}/${flags}`,
    flags.includes('i') && `/${body}/${flags.replace('i', '')}`,
    /\[\^?(?:\\.|[^\]\\])(?:\\.|[^\]\\-])\]/.test(body) &&
      `/${body.replace(/(\[\^?(?:\\.|[^\]\\]))(?:\\.|[^\]\\-])\]/, '$1]')}/${flags}`,
  ]
  return variants.flatMap((to) => (to ? [at(node, file, 'pattern', to)] : []))
}

/** Operators on code; those on SQL are in sql-faults.ts. */
export const codeOperators: readonly Operator[] = [
  binaries,
  literals,
  negations,
  conditions,
  statements,
  members,
  words,
  codes,
  calls,
  patterns,
]
