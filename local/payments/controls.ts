import { Hono } from 'hono'
import { z } from 'zod'
import { faultOrder, type Faults } from './faults.ts'
import type { Ledger } from './ledger.ts'
import type { Notifier } from './notifier.ts'
import type { Provider } from './provider.ts'

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

/** Orders that the real provider takes from time and chance: to settle, to hold, to go wrong. */
export function controls({ ledger, notifier, provider, faults }: Parts) {
  return new Hono()
    .get('/transactions', (context) => context.json(ledger.transactions.where('true')))
    .post('/transactions/:id/:verdict{approve|decline}', (context) => {
      const { id, verdict } = context.req.param()
      return context.body(null, provider.review(Number(id), verdict === 'approve') ? 204 : 409)
    })
    .post('/transactions/:id/return', async (context) => {
      const { code } = returned.parse(await context.req.json())
      const isDone = provider.returnItem(Number(context.req.param('id')), code)
      return context.body(null, isDone ? 204 : 409)
    })
    .post('/settle', (context) => {
      const count = provider.settle()
      const isPage = context.req.header('accept')?.includes('html')
      return isPage ? context.redirect('/', 303) : context.json({ count })
    })
    .put('/filters', async (context) => {
      provider.filter(filters.parse(await context.req.json()))
      return context.body(null, 204)
    })
    .post('/faults', async (context) => {
      faults.order(faultOrder.parse(await context.req.json()))
      return context.body(null, 204)
    })
    .delete('/faults', (context) => {
      faults.clear()
      return context.body(null, 204)
    })
    .get('/faults/held', (context) => context.json({ count: faults.held() }))
    .put('/webhooks', async (context) => {
      Object.assign(notifier.faults, deliveryFaults.parse(await context.req.json()))
      return context.body(null, 204)
    })
    .post('/webhooks/flush', async (context) => {
      await notifier.flush()
      return context.body(null, 204)
    })
}
