import { dirname } from 'node:path'
import { sourceFiles } from '../house/source-files.ts'
import { featureNameProblems } from './feature-names.ts'
import { operationProblems } from './operation-rules.ts'

const files = sourceFiles(dirname(dirname(import.meta.dirname)))
const problems = [...operationProblems(files), ...featureNameProblems(files)]
for (const { path, line, message } of problems)
  console.log(`${path}${line === undefined ? '' : `:${line}`}: ${message}`)
console.log(`${files.length} files, ${problems.length} problems`)
// No files means no check.
process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0
