import { afterAll, expect, it } from 'vitest'
import { cityOf } from '@portal/core/city'
import { openDatabase } from '@portal/core/database'
import { anonymous, systemClock, type Context } from '@portal/core/kernel'
import { queueMail } from '@portal/core/mail'
import { outbox } from '@portal/core/schema'
import {
  freePorts,
  waitForMail,
  mailsTo,
  openMailbox,
  startTestCity,
  type TestCity,
  temporaryFolder,
} from '@portal/local/testing'

const city = await startTestCity({ template: 'empty' })
afterAll(() => city.stop())

const contextIn = ({ databaseUrl, neonEndpoint }: TestCity): Context => ({
  actor: anonymous,
  clock: systemClock,
  language: 'es',
  database: openDatabase(databaseUrl, neonEndpoint),
  city: cityOf({}),
  requestId: 'test',
})

it('mail leaves the real worker over SMTP, whole, in the language of its reader', async () => {
  const context = contextIn(city)
  await context.database.write((builder) => [
    queueMail(
      context,
      builder,
      {
        kind: 'verify-email',
        to: 'ana+portal@home.example',
        language: 'es',
        values: { count: '24' },
        path: '/?mode=verifyEmail&oobCode=a-b_c',
      },
      'one',
    ),
  ])
  await city.runScheduled()
  const to = 'ana+portal@home.example'
  const letter = await waitForMail(city.origins.mailbox, to)
  expect(await mailsTo(city.origins.mailbox, to)).toHaveLength(1)
  expect(letter.subject).toBe('Confirme su correo electrónico')
  expect(letter.text).toContain(`${city.origins.resident}/?mode=verifyEmail&oobCode=a-b_c`)
  expect(letter.html).toContain('Le damos la bienvenida al portal de la Ciudad de Elgin')
})

it('mail waits while the mail server is down, says why, and arrives once when it is up', async () => {
  const ports = await freePorts()
  const variables = { SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` }
  const own = await startTestCity({ template: 'empty', variables })
  try {
    const { database, ...context } = contextIn(own)
    const to = 'waiting@home.example'
    await database.write((builder) => [
      queueMail(
        { ...context, database },
        builder,
        { kind: 'email-changed', to, language: 'en' },
        'one',
      ),
    ])
    const row = async () =>
      (await database.read((builder) => builder.select().from(outbox).limit(1)))[0]
    for (const attempts of [1, 2, 3]) {
      await own.runScheduled()
      expect(await row()).toMatchObject({ status: 'pending', attempts, lastFailure: 'unreachable' })
      // As if the time to wait had passed.
      await database.write((builder) => [
        builder.update(outbox).set({ nextAttemptAt: context.clock.now() }),
      ])
    }
    const mailbox = await openMailbox(temporaryFolder(), ports)
    try {
      await own.runScheduled()
      await own.runScheduled()
      await waitForMail(mailbox.url, to)
      expect(await mailsTo(mailbox.url, to)).toHaveLength(1)
      expect(await row()).toMatchObject({ status: 'delivered', lastFailure: null })
    } finally {
      await mailbox.stop()
    }
  } finally {
    await own.stop()
  }
})
