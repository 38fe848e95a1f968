import { describe, expect, it } from 'vitest'
import { accessTo } from '@portal/core/access/rules'
import { guest, startOf, type StartableService, type Visitor } from '@portal/core/services/rules'
import { demoServices } from './index.ts'

const resident: Visitor = { isSignedIn: true, hasEmail: true, isPersonal: true }

const published = demoServices()
  .filter(({ isPublished, isDeleted }) => isPublished && !isDeleted)
  .map((row): StartableService => ({
    Id: row.id,
    Slug: 'in-words',
    Item: row.item,
    Type: row.type,
    Action: row.action,
    GuestEnabled: row.isGuestEnabled,
    ExternalLink: row.externalLink,
    LaserficheProcessId: row.formProcessId,
    paymentCode: row.paymentCode,
  }))

const visitor = { state: 'anonymous', organizationId: null } as const

const pathOf = (href: string): string => href.split('?')[0] ?? ''

describe('every published service of the demo city', () => {
  it('starts for a guest and for a resident: none is refused', () => {
    const refused = published.filter((service) =>
      [guest, resident].some((visitor) => startOf(service, visitor).kind === 'refusal'),
    )
    expect(refused).toEqual([])
  })

  it('leads a guest to a screen that guests may open', () => {
    const closed = published.filter((service) => {
      const start = startOf(service, guest)
      if (start.kind === 'elsewhere' || start.kind === 'refusal') return false
      return !['open', 'guest'].includes(accessTo(pathOf(start.href), 'elgin', visitor))
    })
    expect(closed).toEqual([])
  })
})
