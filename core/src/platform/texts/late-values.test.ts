import { expect, it } from 'vitest'
import { fillIn, lateValues } from './late-values.ts'
import { say } from './say.ts'

it('a text whose values come later reads as if they had been known', () => {
  const known = { name: '{{reason}} $& $t(Home.Title).png', reason: 'Too large.' }
  for (const language of ['en', 'es'] as const) {
    const marked = say({ language }, 'Form.UploadFailed', lateValues(Object.keys(known)))
    expect(fillIn(marked, known)).toContain(known.name)
    expect(fillIn(marked, known)).toContain(known.reason)
  }
})
