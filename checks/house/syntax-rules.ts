import ts from 'typescript'
import type { Problem } from './problem.ts'
import { isTest, type SourceFile } from './source-files.ts'

/** Attributes that a visitor reads or hears. */
const spoken = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'placeholder',
  'title',
])
const letters = /\p{L}{2}/u

/** What only the syntax tree shows: assertions without a reason, texts that no translator sees. */
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
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return problems
}

const shortened = (node: ts.Node): string => node.getText().replaceAll(/\s+/g, ' ').slice(0, 60)

const lineOf = (tree: ts.SourceFile, at: number): number =>
  tree.getLineAndCharacterOfPosition(at).line

/** `x as Y` and `x!`; `as const` and `[] as Y[]` assert nothing. The inner half of `as unknown as Y` is one with the outer. */
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

/** A comment counts from the line above the statement (or the property) that asserts to the assertion's own line. */
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
  // The formatter puts a comment on its own line or at a line's end, so `//` within a text is told by its quote.
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
