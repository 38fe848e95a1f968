import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { permitsIn } from '../permits/permits.fixture.ts'
import type { PermitDiscipline } from '../permits/rules.ts'
import { plansIn } from './plan-review.fixture.ts'
import { hasOpenComments } from './index.ts'

const { database, permit } = permitsIn(await testDatabase())
const { document, comment } = plansIn(database)

const isOpen = async (id: string, discipline?: PermitDiscipline) => {
  const [row] = await database.rows<{ open: boolean }>(
    sql`select ${hasOpenComments(id, discipline)} as open`,
  )
  return row?.open
}

describe('hasOpenComments', () => {
  it('holds a discipline up until each required comment is accepted', async () => {
    const one = await permit({ state: 'review' })
    const plan = await document(one)
    await comment(one, plan.id, { isRequired: false })
    await comment(one, plan.id, { state: 'accepted' })
    expect(await isOpen(one.id, 'building')).toBe(false)
    await Promise.all(
      (['open', 'answered', 'reopened'] as const).map(async (state, i) => {
        const discipline = (['zoning', 'fire', 'plumbing'] as const)[i] ?? 'zoning'
        await comment(one, plan.id, { state, discipline })
        expect(await isOpen(one.id, discipline)).toBe(true)
      }),
    )
    expect(await isOpen(one.id, 'building')).toBe(false)
    expect(await isOpen(one.id)).toBe(true)
  })

  it('knows nothing of another permit', async () => {
    const one = await permit({ state: 'review' })
    const plan = await document(one)
    await comment(one, plan.id)
    const other = await permit({ state: 'review' })
    expect(await isOpen(other.id)).toBe(false)
  })
})
