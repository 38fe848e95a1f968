import { dirname } from 'node:path'
import { wordProblems } from './banned-words.ts'
import { nameProblems } from './names.ts'
import { documents, sourceFiles } from './source-files.ts'
import { syntaxProblems } from './syntax-rules.ts'
import { textProblems } from './text-rules.ts'

const root = dirname(dirname(import.meta.dirname))
const files = sourceFiles(root)
const problems = [
  ...files.flatMap((file) => [
    ...nameProblems(file),
    ...textProblems(file),
    ...syntaxProblems(file),
    ...wordProblems(file),
  ]),
  ...documents(root).flatMap(wordProblems),
]
for (const { path, line, message } of problems)
  console.log(`${path}${line === undefined ? '' : `:${line}`}: ${message}`)
console.log(`${files.length} files, ${problems.length} problems`)
// A look at nothing finds nothing wrong.
process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0
