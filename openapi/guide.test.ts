import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, 'guide')

/** Of pages that need no city. */
const examples = readdirSync(folder)
  .filter((file) => file.endsWith('.md'))
  .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }))
  .filter(({ text }) => !text.includes('localhost'))
  .flatMap(({ file, text }) =>
    [...text.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = '']) => [file, code] as const),
  )

describe('an example of the guide', () => {
  it('of how to check a signature is among them', () => {
    expect(examples.map(([file]) => file)).toContain('11-events.md')
  })

  it.each(examples)('on %s runs as it stands', async (_file, code) => {
    // Each throws if what it shows is not so.
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', code])
    await expect(run).resolves.toMatchObject({ stderr: '' })
  })
})
