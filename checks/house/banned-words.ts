import ts from 'typescript'
import type { Problem } from './problem.ts'
import { isTest, type SourceFile } from './source-files.ts'

export const places = ['texts', 'descriptions', 'documents', 'code'] as const
export type Place = (typeof places)[number]

interface BannedWord {
  /** In lower case; a space matches any white space. */
  readonly word: string
  readonly instead: string
  readonly places: readonly Place[]
}

const forPeople: readonly Place[] = ['texts', 'descriptions', 'documents']
const onScreens: readonly Place[] = ['texts', 'descriptions']
const inCode: readonly Place[] = ['code']
const everywhere: readonly Place[] = [...forPeople, ...inCode]

/** Words that people read twice, or that docs/glossary.md replaces. */
export const bannedWords: readonly BannedWord[] = [
  { word: 'anew', instead: 'again', places: everywhere },
  { word: 'whoever', instead: 'who, everyone who, people who', places: everywhere },
  { word: 'whomever', instead: 'everyone who, people who', places: everywhere },
  { word: 'one acts', instead: 'you act, people act', places: forPeople },
  { word: 'told of', instead: 'told about, notified of', places: forPeople },
  { word: 'seen to', instead: 'resolved, done', places: everywhere },
  { word: 'what came of it', instead: 'the result', places: everywhere },
  { word: 'sign in', instead: 'log in', places: onScreens },
  { word: 'signed in', instead: 'logged in', places: onScreens },
  { word: 'tick', instead: 'check', places: onScreens },
  { word: 'somebody', instead: 'someone, a person, the caller', places: [...onScreens, ...inCode] },
  { word: 'anybody', instead: 'anyone, all others', places: [...onScreens, ...inCode] },
  { word: 'everybody', instead: 'everyone', places: onScreens },
  { word: 'importe', instead: 'monto', places: onScreens },
  { word: 'whence', instead: 'where … from, source', places: inCode },
  { word: 'nobody', instead: 'no one, unknown, or a sentence without it', places: inCode },
  { word: 'told', instead: 'notified, shown, returned, recipients', places: inCode },
  { word: 'deed', instead: 'operation, audit entry', places: inCode },
  { word: 'whom', instead: 'who, recipient, or a sentence without it', places: inCode },
  { word: 'is to be', instead: 'will be, must be', places: inCode },
  { word: 'are to be', instead: 'will be, must be', places: inCode },
  { word: 'very same', instead: 'same', places: inCode },
  { word: 'for ever', instead: 'forever, never expires', places: inCode },
  { word: 'vouches', instead: 'verifies, asserts', places: inCode },
]

/** Where comments, names and test titles use the field's terms. */
const plainCode =
  /^(core\/src\/(accounts|casework|content|land|money|people|platform(?!\/texts\/defaults\/))|bff-(pipeline|resident|admin)|web-(ui|resident|admin)|local(?!\/city\/)|e2e|bench|checks)\//

/** What people read in a file, or what engineers read in code. */
export function placeOf(path: string): Place | undefined {
  if (path.endsWith('.md')) return 'documents'
  if (plainCode.test(path)) return 'code'
  if (isTest({ path, text: '' })) return undefined
  if (path.startsWith('core/src/platform/texts/defaults/')) return 'texts'
  if (path.startsWith('local/city/')) return 'texts'
  if (/^openapi\/(src|words)\//.test(path)) return 'descriptions'
  return undefined
}

/** Checks string literals for people, and comments, names and test titles for engineers. */
export function wordProblems({ path, text }: SourceFile): Problem[] {
  const place = placeOf(path)
  if (!place) return []
  const banned = bannedWords.filter(({ places }) => places.includes(place))
  const passages = passagesOf[place](path, text)
  return passages.flatMap((passage) =>
    banned.flatMap(({ word, instead }) =>
      [...passage.text.matchAll(patternOf(word))].map(({ index }) => ({
        path,
        line: text.slice(0, passage.start + index).split('\n').length,
        message: `«${word}» is not our word: write ${instead} (docs/glossary.md)`,
      })),
    ),
  )
}

const patternOf = (word: string): RegExp =>
  new RegExp(String.raw`\b${word.replaceAll(' ', String.raw`\s+`)}\b`, 'gi')

interface Passage {
  readonly start: number
  readonly text: string
}

const passagesOf: Readonly<Record<Place, (path: string, text: string) => readonly Passage[]>> = {
  texts: literalsOf,
  descriptions: literalsOf,
  documents: (_path, text) => [{ start: 0, text }],
  code: codePassagesOf,
}

/** No other strings, since SQL is among them. */
function codePassagesOf(path: string, text: string): readonly Passage[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: Passage[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.push({ start: node.getStart(), text: wordsOfName(node.text) })
    if (ts.isStringLiteralLike(node) && isTestTitle(node))
      found.push({ start: node.getStart(), text: node.text })
    const children = node.getChildren(tree).filter(({ kind }) => kind !== ts.SyntaxKind.JSDoc)
    // Comments are between a token and the one before.
    if (children.length === 0)
      found.push({ start: node.pos, text: text.slice(node.pos, node.getStart(tree)) })
    for (const child of children) visit(child)
  }
  visit(tree)
  return found
}

/** `isSeenToday` as `is Seen Today`. */
const wordsOfName = (name: string): string =>
  name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('_', ' ')

function isTestTitle(node: ts.StringLiteralLike): boolean {
  const { parent } = node
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== node) return false
  let called: ts.Expression = parent.expression
  while (ts.isCallExpression(called) || ts.isPropertyAccessExpression(called))
    called = called.expression
  return ts.isIdentifier(called) && ['describe', 'it', 'test'].includes(called.text)
}

function literalsOf(path: string, text: string): readonly Passage[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: Passage[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))
      found.push({ start: node.getStart(), text: node.getText() })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
