import ts from 'typescript'
import type { Operator } from './code-faults.ts'
import type { Fault } from './mutant.ts'

/** Each replacement is one mutation. */
const swaps: readonly (readonly [find: RegExp, to: string, operator: string])[] = [
  [/\band\b/g, 'or', 'sql logic'],
  [/\bor\b(?! replace)/g, 'and', 'sql logic'],
  [/\bis not null\b/g, 'is null', 'sql null'],
  [/\bis null\b/g, 'is not null', 'sql null'],
  [/\bnot exists\b/g, 'exists', 'sql exists'],
  [/(?<!not )\bexists\b/g, 'not exists', 'sql exists'],
  [/\bis distinct from\b/g, 'is not distinct from', 'sql comparison'],
  [/(?<=\s)=(?=\s)/g, '<>', 'sql comparison'],
  [/<>/g, '=', 'sql comparison'],
  [/(?<=\s)<(?=\s)/g, '<=', 'sql comparison'],
  [/(?<=\s)>(?=\s)/g, '>=', 'sql comparison'],
  [/(?<=\s)<=(?=\s)/g, '<', 'sql comparison'],
  [/(?<=\s)>=(?=\s)/g, '>', 'sql comparison'],
  [/(?<=\s)\+(?=\s)/g, '-', 'sql arithmetic'],
  [/(?<=\s)-(?=\s)/g, '+', 'sql arithmetic'],
  [/\btrue\b/g, 'false', 'sql boolean'],
  [/\bfalse\b/g, 'true', 'sql boolean'],
  [/\bdesc\b/g, 'asc', 'sql order'],
  [/\bleft join\b(?! lateral)/g, 'join', 'sql join'],
  [/\bmax\b(?=\()/g, 'min', 'sql call'],
  [/\bmin\b(?=\()/g, 'max', 'sql call'],
  [/(?<=\s)not\b(?= in| \()/g, '', 'sql negation'],
  [/'[^']*', (?='[^']*'\))/g, '', 'sql list'],
]

// An `=` there sets a column: the swap would be invalid SQL, which any test notices.
const setting = /\bset\b(?:(?!\bwhere\b|\bfrom\b).)*$|(?:^[`}]?|,)\s*\w+\s*$/s

const isSql = (node: ts.Node, file: ts.SourceFile): boolean =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText(file).startsWith('sql')

function faultsIn(text: string, start: number, before: string): Fault[] {
  return swaps.flatMap(([find, to, operator]) =>
    [...text.matchAll(find)].flatMap((match): Fault[] => {
      const isSetting = operator === 'sql comparison' && match[0] === '='
      if (isSetting && setting.test(before + text.slice(0, match.index))) return []
      const from = start + match.index
      return [{ start: from, end: from + match[0].length, operator, to }]
    }),
  )
}

/** Mutations of SQL text. */
export const sqlFaults: Operator = (node, file) => {
  if (!isSql(node, file)) return []
  // `isSql` has just checked.
  const { template } = node as ts.TaggedTemplateExpression
  const pieces = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)]
  let before = ''
  return pieces.flatMap((piece) => {
    const text = piece.getText(file)
    const found = faultsIn(text, piece.getStart(file), before)
    before += text
    return found
  })
}
