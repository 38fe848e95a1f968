import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { faultOrder, type Faults } from './faults.ts'
import type { Ledger } from './ledger.ts'
import type { Notifier } from './notifier.ts'
import type { Provider } from './provider.ts'
import { standardFilters } from './verdict.ts'

const deliveryFaults = z.strictObject({
  lateMs: z.number().int().min(0).default(0),
  isTwice: z.boolean().default(false),
  isReversed: z.boolean().default(false),
  isOff: z.boolean().default(false),
})
const filters = z.strictObject({
  holdAboveCents: z.number().int(),
  bankLimitCents: z.number().int(),
})
const returned = z.strictObject({ code: z.string().regex(/^R\d\d$/) })

interface Parts {
  readonly ledger: Ledger
  readonly notifier: Notifier
  readonly provider: Provider
  readonly faults: Faults
}

/** Buttons on the emulator's page redirect back; programs get no page. */
const isPressed = (context: Context): boolean =>
  context.req.header('accept')?.includes('html') ?? false

async function pressed(context: Context): Promise<Readonly<Record<string, string>>> {
  const fields = await context.req.parseBody()
  return Object.fromEntries(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
}

/** A button names the request and the fault; delay and count are fixed. */
const slowMs = 20_000

/** What the real provider leaves to time and chance: settling, holding, failing. */
export function controls({ ledger, notifier, provider, faults }: Parts) {
  return new Hono()
    .get('/transactions', (context) => context.json(ledger.transactions.where('true')))
    .post('/transactions/:id/:verdict{approve|decline}', (context) => {
      const { id, verdict } = context.req.param()
      const isDone = provider.review(Number(id), verdict === 'approve')
      return isPressed(context)
        ? context.redirect('/', 303)
        : context.body(null, isDone ? 204 : 409)
    })
    .post('/transactions/:id/return', async (context) => {
      const isPage = isPressed(context)
      const { code } = returned.parse(isPage ? await pressed(context) : await context.req.json())
      const isDone = provider.returnItem(Number(context.req.param('id')), code)
      return isPage ? context.redirect('/', 303) : context.body(null, isDone ? 204 : 409)
    })
    .post('/settle', (context) => {
      const count = provider.settle()
      return isPressed(context) ? context.redirect('/', 303) : context.json({ count })
    })
    .put('/filters', async (context) => {
      provider.filter(filters.parse(await context.req.json()))
      return context.body(null, 204)
    })
    .post('/filters', async (context) => {
      const { holdAboveCents = standardFilters.holdAboveCents } = await pressed(context)
      provider.filter({ ...standardFilters, holdAboveCents: Number(holdAboveCents) })
      return context.redirect('/', 303)
    })
    .post('/faults', async (context) => {
      const isPage = isPressed(context)
      const order: unknown = isPage
        ? { ...(await pressed(context)), ms: slowMs }
        : await context.req.json()
      faults.order(faultOrder.parse(order))
      return isPage ? context.redirect('/', 303) : context.body(null, 204)
    })
    .delete('/faults', (context) => {
      faults.clear()
      return context.body(null, 204)
    })
    .post('/faults/clear', (context) => {
      faults.clear()
      return context.redirect('/', 303)
    })
    .get('/faults/held', (context) => context.json({ count: faults.held() }))
    .put('/webhooks', async (context) => {
      Object.assign(notifier.faults, deliveryFaults.parse(await context.req.json()))
      return context.body(null, 204)
    })
    .post('/webhooks', async (context) => {
      const { isOff, isTwice, lateMs } = await pressed(context)
      const chosen = {
        isOff: isOff === 'true',
        isTwice: isTwice === 'true',
        lateMs: Number(lateMs ?? 0),
      }
      Object.assign(notifier.faults, deliveryFaults.parse(chosen))
      return context.redirect('/', 303)
    })
    .post('/webhooks/flush', async (context) => {
      await notifier.flush()
      return context.body(null, 204)
    })
}
