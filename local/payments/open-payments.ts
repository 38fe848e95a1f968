import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type HttpBindings, createAdaptorServer } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { answer, type Merchant, requestNameIn } from './api/answer.ts'
import type { Surroundings } from './api/operations.ts'
import { controls } from './controls.ts'
import { newFaults } from './faults.ts'
import { openLedger } from './ledger.ts'
import { newNotifier } from './notifier.ts'
import { acceptJs, containerAnswer } from './pages/accept-js.ts'
import { ledgerPage } from './pages/ledger.ts'
import { cancelPayment, paymentPage, submitPayment } from './pages/payment.ts'
import { cancelProfile, profilePage, submitProfile } from './pages/profile.ts'
import type { Language } from './pages/words.ts'
import { newProvider } from './provider.ts'

/** The city's merchant account; the same everywhere, since it protects nothing. */
export const merchant = {
  loginId: 'DemoCity1',
  transactionKey: 'LocalOnlyKey0001',
  clientKey: 'local-only-public-client-key',
  // 128 hexadecimal digits, as the provider's.
  signatureKey: 'C17A'.repeat(32),
} as const satisfies Merchant & Record<string, string>

type Env = { Bindings: HttpBindings }

const webhookInput = z.object({
  name: z.string().optional(),
  url: z.url(),
  eventTypes: z.array(z.string()).min(1),
  status: z.enum(['active', 'inactive']).default('active'),
})

/** By the path that the merchant's page posts a token to. */
const opened = {
  '/payment/payment': (token: string, around: Surroundings) => paymentPage(token, around),
  '/customer/addPayment': (token: string, around: Surroundings) => profilePage(token, around),
  '/customer/manage': (token: string, around: Surroundings) => profilePage(token, around),
} as const

/** Form posts: each shows a page or redirects to the merchant. */
const submitted = {
  '/payment/submit': submitPayment,
  '/payment/cancel': cancelPayment,
  '/customer/submit': submitProfile,
  '/customer/cancel': cancelProfile,
} as const

/**
 * An emulator of Authorize.Net's transaction API, hosted pages, Accept.js and webhooks, per its
 * public documentation, with stored records. `/emulator` controls what the real provider does not
 * offer: settling, holding, faults.
 */
export async function openPayments(directory: string, port: number) {
  const ledger = openLedger(directory)
  const now = () => new Date()
  const notifier = newNotifier(ledger, merchant.signatureKey, now)
  const provider = newProvider(ledger, notifier, now)
  const faults = newFaults()
  const around = () => ({ ledger, provider, now: now() })
  const app = new Hono<Env>()

  app.post('/xml/v1/request.api', async (context) => {
    // Browsers fetch nonces from the merchant's page, across origins.
    context.header('access-control-allow-origin', '*')
    const body: unknown = JSON.parse(await context.req.text())
    const name = requestNameIn(body)
    if (name === 'securePaymentContainerRequest')
      return json(context, containerAnswer(body, merchant, around()))
    const order = faults.take(name)
    switch (order?.fault) {
      case 'too-many':
        return context.text('Too Many Requests', 429)
      case 'broken':
        return context.text('Internal Server Error', 500)
      case 'timeout-before':
        return silence(context)
      case 'timeout-after':
        answer(body, merchant, around())
        return silence(context)
      case 'held-before':
        await faults.hold()
        break
      case 'held-after': {
        const reply = answer(body, merchant, around())
        await faults.hold()
        return json(context, reply)
      }
      case 'answer-twice':
        // As if a proxy sent the request twice; the caller gets the second answer.
        answer(body, merchant, around())
        break
      case 'slow':
        await wait(order.ms)
        break
      case undefined:
    }
    return json(context, answer(body, merchant, around()))
  })
  app.options('/xml/v1/request.api', (context) => {
    context.header('access-control-allow-origin', '*')
    context.header('access-control-allow-headers', 'content-type')
    return context.body(null, 204)
  })

  app.get('/v1/Accept.js', (context) => {
    context.header('content-type', 'text/javascript; charset=utf-8')
    return context.body(acceptJs)
  })
  for (const [path, open] of Object.entries(opened))
    app.post(path, async (context) => {
      const fields = await fieldsOf(context)
      return context.html(open(fields.get('token') ?? '', around()))
    })
  for (const [path, submit] of Object.entries(submitted))
    app.post(path, async (context) => {
      const fields = await fieldsOf(context)
      const shown = submit(fields.get('token') ?? '', fields, around())
      return shown instanceof URL ? context.redirect(shown.href, 303) : context.html(shown)
    })

  app.get('/rest/v1/webhooks', (context) =>
    isMerchant(context) ? context.json(ledger.webhooks.where('true')) : unknown(context),
  )
  app.post('/rest/v1/webhooks', async (context) => {
    if (!isMerchant(context)) return unknown(context)
    const { name: _, ...input } = webhookInput.parse(await context.req.json())
    const webhookId = randomUUID()
    ledger.webhooks.add({ webhookId, ...input })
    return context.json({ webhookId, ...input })
  })
  app.delete('/rest/v1/webhooks/:id', (context) => {
    if (!isMerchant(context)) return unknown(context)
    return context.body(
      null,
      ledger.webhooks.remove("item ->> 'webhookId' = ?", context.req.param('id')) ? 200 : 404,
    )
  })

  app.get('/', (context) =>
    context.html(
      ledgerPage(
        ledger.transactions.where('id > (select max(id) - 200 from transactions)').toReversed(),
        faults.ordered(),
        languageChosen(context),
      ),
    ),
  )
  app.route('/emulator', controls({ ledger, notifier, provider, faults }))
  app.onError((error, context) =>
    error instanceof z.ZodError || error instanceof SyntaxError
      ? context.text(error.message, 400)
      : context.text('Internal Server Error', 500),
  )

  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  // Webhooks left undelivered when the process ended.
  notifier.deliver()
  return {
    // By number, so that it is another site than the portal's "localhost".
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      if ('closeAllConnections' in server) server.closeAllConnections()
      await notifier.stop()
      await closed
      ledger.close()
    },
  }
}

/** The real one's JSON starts with a byte order mark, too, which breaks naive clients. */
function json(context: Context<Env>, value: object) {
  return context.body(`\uFEFF${JSON.stringify(value)}`, 200, {
    'content-type': 'application/json; charset=utf-8',
  })
}

function languageChosen(context: Context<Env>): Language {
  const asked = context.req.query('lng') ?? getCookie(context, 'provider_language')
  const preferred = context.req.header('accept-language')?.trimStart().startsWith('es')
    ? 'es'
    : 'en'
  const language = asked === 'es' || asked === 'en' ? asked : preferred
  if (context.req.query('lng') !== undefined) setCookie(context, 'provider_language', language)
  return language
}

/** Closes the connection without an answer. */
function silence(context: Context<Env>) {
  context.env.incoming.socket.destroy()
  return context.body(null)
}

const unknown = (context: Context<Env>) =>
  context.json({ status: 401, reason: 'UNAUTHORIZED' }, 401)

/** The REST API takes the merchant's name and key as Basic credentials. */
function isMerchant(context: Context<Env>): boolean {
  const expected = Buffer.from(`${merchant.loginId}:${merchant.transactionKey}`).toString('base64')
  return context.req.header('authorization') === `Basic ${expected}`
}

async function fieldsOf(context: Context<Env>): Promise<ReadonlyMap<string, string>> {
  const body = await context.req.parseBody()
  return new Map(
    Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
