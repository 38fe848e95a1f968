import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emittedFiles } from './documents.ts'

function firstDifference(a: string, b: string): number {
  const lines = b.split('\n')
  const at = a.split('\n').findIndex((line, i) => line !== lines[i])
  return (at === -1 ? lines.length : at) + 1
}

let drifted = 0
const files = await emittedFiles()
const generated = await readdir(join(import.meta.dirname, 'generated'), { recursive: true })
for (const path of generated.map((name) => `generated/${name.replaceAll('\\', '/')}`)) {
  if (files.has(path) || !/\.gen\.[a-z.]+$/.test(path)) continue
  drifted += 1
  console.log(`openapi/${path} is of no feature any more`)
}
for (const [path, wanted] of files) {
  const found = await readFile(join(import.meta.dirname, path), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  })
  if (found === wanted) continue
  drifted += 1
  console.log(
    found === undefined
      ? `openapi/${path} is missing`
      : `openapi/${path} differs from what openapi/src says, first in line ${firstDifference(wanted, found)}`,
  )
}
if (drifted > 0) console.log('Run `node openapi/emit.ts`, look at the difference and commit it.')
process.exitCode = drifted > 0 ? 1 : 0
