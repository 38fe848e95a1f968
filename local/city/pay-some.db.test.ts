import pg from 'pg'
import { expect, test } from 'vitest'
import { freePorts, openPayments, temporaryFolder, testDatabase } from '@portal/local/testing'
import { paySomeDemoBills } from './pay-some.ts'
import { seedDemoCity } from './index.ts'

test('payment screens have data, once, and the provider’s records match ours', async () => {
  const { databaseUrl, neonEndpoint } = await testDatabase()
  const { payments: port } = await freePorts()
  const provider = await openPayments(temporaryFolder(), port)
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await seedDemoCity({ databaseUrl, onProgress: () => {} })
    const where = { databaseUrl, neonEndpoint, paymentsUrl: provider.url }
    await paySomeDemoBills(where)
    await paySomeDemoBills(where)

    const { rows: arranged } = await client.query(`
      select a.customer_id as account, r.status, r.total_cents = sum(i.amount_cents)::int as "addsUp",
        count(distinct i.amount_cents)::int as different, count(*)::int as instalments
      from payment_arrangements r join utility_accounts a on a.id = r.utility_account_id
      join arrangement_instalments i on i.arrangement_id = r.id
      group by a.customer_id, r.id order by a.customer_id`)
    expect(arranged).toMatchObject([
      { account: '1002', status: 'offered', addsUp: true, instalments: 3 },
      { account: '1005', status: 'accepted', addsUp: true, different: 4, instalments: 4 },
    ])
    const { rows: paid } = await client.query(`
      select (select sum(i.amount_cents)::int from arrangement_instalments i
          join payment_arrangements r on r.id = i.arrangement_id
          where r.status = 'accepted' and i.position <= 2) as instalments,
        (select sum(amount_cents)::int from payments where status = 'approved') as ours,
        (select sum(u.amount_cents)::int from utility_payments u
          join payments p on p.reference = u.reference) as posted,
        (select json_agg(amount_cents) from payments where status = 'unknown') as held,
        (select count(*)::int from scheduled_payments where status = 'planned' and arrangement_id is null) as planned,
        (select balance_cents from citations where number = 'AMB-20931') as citation,
        (select count(*)::int from sessions) as sessions`)
    const answer = await fetch(`${provider.url}/emulator/transactions`)
    // The emulator's own tests hold this shape.
    const booked = (await answer.json()) as { status: string; cents: number }[]
    const theirs = (status: string) =>
      booked.filter((one) => one.status === status).reduce((sum, { cents }) => sum + cents, 0)
    const cents = theirs('capturedPendingSettlement')
    expect(cents).toBeGreaterThan(0)
    expect(paid).toEqual([
      {
        instalments: cents,
        ours: cents,
        posted: cents,
        held: [theirs('FDSPendingReview')],
        planned: 1,
        citation: 48_000,
        sessions: 0,
      },
    ])
  } finally {
    await client.end()
    await provider.stop()
  }
})
