import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ask, testCity } from '@portal/local/testing'
import { guideSources, programOf } from '@portal/openapi/guide-sources'

const city = await testCity({ template: 'demo' })
const { resident: origin, payments: provider } = city.origins
const pages = await guideSources()
const run = promisify(execFile)

describe.each(pages)('the page $name of the guide', (page) => {
  // An example throws if the city answers otherwise than the page says.
  it('has examples that run against the demo city', async () => {
    const program = programOf(page, { api: `${origin}/api`, provider })
    expect(program).not.toBe('')
    const { stderr } = await run(process.execPath, ['--input-type=module', '--eval', program])
    expect(stderr).toBe('')
  })

  it('is served, and its links lead somewhere', async () => {
    const answer = await ask(origin, `/api/docs/guide/${page.name}`)
    expect(answer.status).toBe(200)
    const links = [...answer.text.matchAll(/href="(\/[^"#]*)/g)].map(([, href = '']) => href)
    const found = await Promise.all(
      [...new Set(links)].map(async (href) => `${href} ${(await ask(origin, href)).status}`),
    )
    expect(found.filter((line) => !line.endsWith(' 200'))).toEqual([])
  })
})
