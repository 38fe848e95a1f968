import { dirname } from 'node:path'
import { placeOf, places, wordProblems } from './banned-words.ts'
import { nameProblems } from './names.ts'
import { documents, sourceFiles } from './source-files.ts'
import { syntaxProblems } from './syntax-rules.ts'
import { textProblems } from './text-rules.ts'

const root = dirname(dirname(import.meta.dirname))
const files = sourceFiles(root)
const papers = documents(root)
const problems = [
  ...files.flatMap((file) => [
    ...nameProblems(file),
    ...textProblems(file),
    ...syntaxProblems(file),
    ...wordProblems(file),
  ]),
  ...papers.flatMap(wordProblems),
]
for (const { path, line, message } of problems)
  console.log(`${path}${line === undefined ? '' : `:${line}`}: ${message}`)
console.log(`${files.length} files, ${problems.length} problems`)
// An empty place means that its folder moved.
const seen = new Set([...files, ...papers].map(({ path }) => placeOf(path)))
const unseen = places.filter((place) => !seen.has(place))
for (const place of unseen) console.log(`no file has ${place}: see placeOf in banned-words.ts`)
process.exitCode = problems.length > 0 || unseen.length > 0 ? 1 : 0
