import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { emittedFiles } from './documents.ts'

for (const [path, text] of await emittedFiles()) {
  const file = join(import.meta.dirname, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(`openapi/${path}`)
}
