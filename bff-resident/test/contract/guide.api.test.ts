import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ask, testCity } from '@portal/local/testing'
import { guideSources, programOf } from '@portal/openapi/guide-sources'

const city = await testCity({ template: 'demo' })
const { resident: origin, payments: provider } = city.origins
const pages = await guideSources()
const run = promisify(execFile)

it('the guide has ten pages', () => {
  expect(pages).toHaveLength(10)
})

describe.each(pages)('the page $name', (page) => {
  it('has examples that run against the demo city', { timeout: 60_000 }, async () => {
    const program = programOf(page, { api: `${origin}/api`, provider })
    expect(program).toContain('fetch(')
    const { stderr } = await run(process.execPath, ['--input-type=module', '--eval', program])
    expect(stderr).toBe('')
  })

  it('is served, and its links lead somewhere', { timeout: 60_000 }, async () => {
    const answer = await ask(origin, `/api/docs/guide/${page.name}`)
    expect(answer.status).toBe(200)
    const links = [...answer.text.matchAll(/href="(\/[^"#]*)/g)].map(([, href = '']) => href)
    const broken: string[] = []
    for (const href of new Set(links)) {
      // oxlint-disable-next-line no-await-in-loop -- One after the other is gentle to the test city.
      const { status } = await ask(origin, href)
      if (status !== 200) broken.push(`${href} ${status}`)
    }
    expect(broken).toEqual([])
  })
})
