import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { emittedFiles } from './documents.ts'

const files = await emittedFiles()
await rm(join(import.meta.dirname, 'generated'), { recursive: true, force: true })
for (const [path, text] of files) {
  const file = join(import.meta.dirname, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(`openapi/${path}`)
}
