import ts from 'typescript'
import type { Problem } from './problem.ts'
import { isTest, type SourceFile } from './source-files.ts'

/** Where a word can be banned; `placeOf` says which files each place has. */
export const places = ['texts', 'descriptions', 'documents'] as const
export type Place = (typeof places)[number]

interface BannedWord {
  /** In lower case; a space matches any white space. */
  readonly word: string
  readonly instead: string
  readonly places: readonly Place[]
}

const forPeople: readonly Place[] = ['texts', 'descriptions', 'documents']
const onScreens: readonly Place[] = ['texts', 'descriptions']

/** Words that people have to read twice, or for which the portal has another (docs/glossary.md). */
export const bannedWords: readonly BannedWord[] = [
  { word: 'anew', instead: 'again', places: forPeople },
  { word: 'whoever', instead: 'who, everyone who, people who', places: forPeople },
  { word: 'whomever', instead: 'everyone who, people who', places: forPeople },
  { word: 'one acts', instead: 'you act, people act', places: forPeople },
  { word: 'told of', instead: 'told about, notified of', places: forPeople },
  { word: 'seen to', instead: 'resolved, done', places: forPeople },
  { word: 'what came of it', instead: 'the result', places: forPeople },
  { word: 'sign in', instead: 'log in', places: onScreens },
  { word: 'signed in', instead: 'logged in', places: onScreens },
  { word: 'tick', instead: 'check', places: onScreens },
  { word: 'somebody', instead: 'someone, a person', places: onScreens },
  { word: 'anybody', instead: 'anyone', places: onScreens },
  { word: 'everybody', instead: 'everyone', places: onScreens },
  { word: 'importe', instead: 'monto', places: onScreens },
]

/** What people read in a file: screens, mails and PDFs; the published API; the documents of this repository. */
export function placeOf(path: string): Place | undefined {
  if (path.endsWith('.md')) return 'documents'
  if (isTest({ path, text: '' })) return undefined
  if (path.startsWith('core/src/platform/texts/defaults/')) return 'texts'
  if (path.startsWith('local/city/')) return 'texts'
  if (path.startsWith('openapi/src/')) return 'descriptions'
  return undefined
}

/** Finds banned words in what people read: of code only the string literals count, not comments or names. */
export function wordProblems({ path, text }: SourceFile): Problem[] {
  const place = placeOf(path)
  if (!place) return []
  const banned = bannedWords.filter(({ places }) => places.includes(place))
  const passages = place === 'documents' ? [{ start: 0, text }] : literalsOf(path, text)
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

function literalsOf(path: string, text: string): { start: number; text: string }[] {
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: { start: number; text: string }[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))
      found.push({ start: node.getStart(), text: node.getText() })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}
