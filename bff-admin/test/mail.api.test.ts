import { afterAll, expect, it } from 'vitest'
import { cityOf } from '@portal/core/city'
import { openDatabase } from '@portal/core/database'
import { anonymous, systemClock, type Context } from '@portal/core/kernel'
import { queueMail } from '@portal/core/mail'
import { startTestCity } from '@portal/local/testing'

const city = await startTestCity({ template: 'empty' })
afterAll(() => city.stop())

interface Letter {
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
}
async function letters(): Promise<Letter[]> {
  const answer = await fetch(new URL('/mails.json', city.origins.mailbox))
  return answer.json()
}

it('mail leaves the real worker over SMTP, whole, in the language of its reader', async () => {
  const database = openDatabase(city.databaseUrl, city.neonEndpoint)
  const context: Context = {
    actor: anonymous,
    clock: systemClock,
    language: 'es',
    database,
    city: cityOf({}),
    requestId: 'test',
  }
  await database.write((builder) => [
    queueMail(
      context,
      builder,
      {
        kind: 'verify-email',
        to: 'ana+portal@home.example',
        language: 'es',
        values: { hours: '24' },
        path: '/?mode=verifyEmail&oobCode=a-b_c',
      },
      'one',
    ),
  ])
  await city.runScheduled()
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter?.to).toEqual(['ana+portal@home.example'])
  expect(letter?.subject).toBe('Confirme su correo electrónico')
  expect(letter?.text).toContain(`${city.origins.resident}/?mode=verifyEmail&oobCode=a-b_c`)
  expect(letter?.html).toContain('Le damos la bienvenida al portal de la Ciudad de Elgin')
})
