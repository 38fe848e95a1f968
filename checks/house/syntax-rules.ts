import ts from 'typescript'
import type { Problem } from './problem.ts'
import { isTest, type SourceFile } from './source-files.ts'

/** Attributes that a visitor sees or a screen reader reads aloud. */
const spoken = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'title',
])
const letters = /\p{L}{2}/u

/** Assertions without a reason, texts outside of translation. */
export function syntaxProblems(file: SourceFile): Problem[] {
  if (!/\.tsx?$/.test(file.path) || isTest(file)) return []
  const tree = ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true)
  const problems: Problem[] = []
  const report = (node: ts.Node, message: string): void => {
    problems.push({ path: file.path, line: lineOf(tree, node.getStart()) + 1, message })
  }
  const isScreen = /^web-[a-z]+\/src\//.test(file.path)
  const visit = (node: ts.Node): void => {
    if (isAssertion(node) && !hasReason(tree, node))
      report(node, `\`${shortened(node)}\` needs its reason in a comment beside it`)
    if (isScreen && isBareText(node))
      report(node, `«${shortened(node)}» belongs in the translations`)
    if (isScreen && isLateTextAsked(node))
      report(
        node,
        `\`${shortened(node)}\` runs after rendering, when its text may still be missing`,
      )
    if (isScreen && isDialogAtOnce(node))
      report(node, `\`${shortened(node)}\` stands in <Late>, which waits for its texts`)
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return problems
}

const shortened = (node: ts.Node): string => node.getText().replaceAll(/\s+/g, ' ').slice(0, 60)

const lineOf = (tree: ts.SourceFile, at: number): number =>
  tree.getLineAndCharacterOfPosition(at).line

/** `as const` and `[] as Y[]` assert nothing; `as unknown as Y` counts once. */
function isAssertion(node: ts.Node): boolean {
  if (ts.isNonNullExpression(node)) return true
  return (
    ts.isAsExpression(node) &&
    !ts.isConstTypeReference(node.type) &&
    !isEmptyList(node.expression) &&
    !ts.isAsExpression(node.parent)
  )
}

const isEmptyList = (node: ts.Expression): boolean =>
  ts.isArrayLiteralExpression(node) && node.elements.length === 0

/** From the line above the statement (or property) to the assertion's own line. */
function hasReason(tree: ts.SourceFile, assertion: ts.Node): boolean {
  const owner = ts.findAncestor(
    assertion,
    (node) =>
      ts.isStatement(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isClassElement(node) ||
      ts.isJsxAttribute(node),
  )
  const from = lineOf(tree, (owner ?? assertion).getStart())
  const to = lineOf(tree, assertion.getEnd())
  const starts = tree.getLineStarts()
  const lines = tree.text.slice(starts[Math.max(0, from - 1)], starts[to + 1]).split('\n')
  // The formatter puts a comment on its own line or at a line's end, so a quote shows that `//` is
  // in a text.
  return lines.some((line) => /^\s*(?:\/\/|\/?\*)|(?:^|[^:'"`\w])\/\/ |\/\*/.test(line))
}

function isBareText(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return letters.test(node.text)
  if (!ts.isJsxAttribute(node) || !spoken.has(node.name.getText())) return false
  const { initializer } = node
  return (
    initializer !== undefined && ts.isStringLiteral(initializer) && letters.test(initializer.text)
  )
}

/** Runs only in the browser, after an event. */
const later =
  /^(?:useEffect|useLayoutEffect|setTimeout|setInterval|addEventListener)$|\.(?:then|catch)$/

/**
 * `t(…)` suspends while a text loads, and only rendering can suspend: a handler, an effect or an
 * async function keeps the key for the component to translate. Server entries have every text.
 */
function isLateTextAsked(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !/^(?:t|(?:\w+\.)*texts\.t)$/.test(node.expression.getText()))
    return false
  if (/render-\w+\.tsx$/.test(node.getSourceFile().fileName)) return false
  return (
    ts.findAncestor(node, (one) => ts.isFunctionLike(one) && isLaterFunction(one)) !== undefined
  )
}

function isLaterFunction(node: ts.SignatureDeclaration): boolean {
  const isAsync = ts.canHaveModifiers(node)
    ? ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword)
    : false
  if (isAsync) return true
  const { parent } = node
  if (ts.isCallExpression(parent)) return later.test(parent.expression.getText())
  if (!ts.isJsxExpression(parent) || !ts.isJsxAttribute(parent.parent)) return false
  return /^on[A-Z]/.test(parent.parent.name.getText())
}

/** A dialog opens after rendering, with texts that the page did not carry. */
function isDialogAtOnce(node: ts.Node): boolean {
  if (!tagOf(node)?.endsWith('Dialog')) return false
  return (
    ts.findAncestor(
      node.parent,
      (one) =>
        tagOf(one) === 'Late' ||
        (ts.isFunctionDeclaration(one) && /^[A-Z].*Dialog$/.test(one.name?.text ?? '')),
    ) === undefined
  )
}

function tagOf(node: ts.Node): string | undefined {
  if (ts.isJsxElement(node)) return node.openingElement.tagName.getText()
  return ts.isJsxSelfClosingElement(node) ? node.tagName.getText() : undefined
}
