import { mkdirSync, writeFileSync } from 'node:fs'
import { written } from './engines/finding.ts'
import { markupOf } from './engines/findings-of.ts'
import { hasJava, nuFindings } from './engines/nu.ts'
import { walks, walkThrough } from './every-page.ts'
import { expect, test } from './fixtures.ts'
import { LONG } from './long.ts'
import { signIn } from './people.ts'

// Otherwise html-validate replaces it (engines/html-validate.ts).
if (!hasJava())
  console.log('The Nu HTML checker does not run: it needs a Java, and there is none here.')
else
  test.describe('the Nu HTML checker', { tag: LONG }, () => {
    for (const [who, { app, email, screens }] of Object.entries(walks))
      test(`finds nothing in the screens of ${who}, as sent and as they stand`, async ({
        page,
        context,
        city,
      }, info) => {
        const origin = city.origins[app]
        if (email) await signIn(context, origin, email)
        const folder = info.outputPath('pages')
        mkdirSync(folder, { recursive: true })
        const files: string[] = []
        const keep = (name: string, markup: string): void => {
          const file = `${folder}/${files.length} ${name.replace(/[^\w ]+/g, '-')}.html`
          writeFileSync(file, markup)
          files.push(file)
        }
        await walkThrough(page, { origin, screens }, async (state) => {
          keep(state, await markupOf(page))
          const sent = await context.request.get(page.url())
          keep(`${state}, as sent`, await sent.text())
        })
        expect(nuFindings(files).map(written)).toEqual([])
      })
  })
