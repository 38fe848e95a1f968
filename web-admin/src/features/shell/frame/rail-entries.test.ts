import { describe, expect, it } from 'vitest'
import { type Flags, flagDefaults } from '@portal/core/flags'
import type { StaffRole } from '@portal/core/kernel/rules'
import { titleToCome } from '../../../parts/screens-to-come.ts'
import { routeTree } from '../../../routeTree.gen.ts'
import { placeOf, railFor, residentEntries } from './rail-entries.ts'

const pathsFor = (...roles: StaffRole[]) =>
  railFor(roles).flatMap(({ entries }) => entries.map(({ path }) => path))

const builtPaths = new Set(
  Object.values(routeTree.children ?? {}).map((route: { options: object }) =>
    // Index routes end in a slash, which URLs do not need.
    String(Reflect.get(route.options, 'path')).replace(/(?<=.)\/$/, ''),
  ),
)

describe('the menu of the staff app', () => {
  it('has every path of the specification’s Administration block', () => {
    expect(pathsFor('administrator')).toEqual(
      expect.arrayContaining([
        '/activities',
        '/languages',
        '/users',
        '/saleforce_public_fields',
        '/system_alerts',
        '/bulk_push_notifications',
        '/delinquency_notifications',
        '/billing_maintenance_settings',
      ]),
    )
  })

  it('links only to screens that are built or planned', () => {
    const nowhere = pathsFor('administrator').filter(
      (path) => !builtPaths.has(path) && !titleToCome(path),
    )
    expect(nowhere).toEqual([])
  })

  it('hides what a role cannot open', () => {
    expect(pathsFor('contentEditor')).toContain('/system_alerts')
    expect(pathsFor('contentEditor')).not.toContain('/payments')
    expect(pathsFor('finance')).toContain('/payments')
    expect(pathsFor('finance')).not.toContain('/activities')
    expect(pathsFor('caseWorker', 'finance')).toEqual(
      expect.arrayContaining(['/requests', '/payments']),
    )
  })

  it('knows the entry of a screen below it', () => {
    expect(placeOf('/users/edit/9')?.entry.path).toBe('/users')
    expect(placeOf('/payments_of_others')).toBeNull()
    expect(placeOf('/requests/new')?.entry.path).toBe('/requests/new')
    expect(placeOf('/')?.entry.path).toBe('/')
  })
})

describe('the residents’ screens', () => {
  const pathsOf = (place: 'side' | 'phone', flags: Flags = flagDefaults) =>
    residentEntries(place, '7', flags).map(({ path }) => path)

  it('are the specification’s, with its own spelling on a phone', () => {
    const all = {
      ...flagDefaults,
      EnableWaterBillHistoryPage: true,
      EnableBoardsAndCommissions: true,
    }
    const block = (completed: string) => [
      '/dashboard',
      '/in_progress',
      completed,
      '/payment/water-bill-payment-records',
      '/account/7',
      '/boards-and-commissions',
    ]
    expect(pathsOf('side', all)).toEqual(block('/completed_activities'))
    expect(pathsOf('phone', all)).toEqual(block('/completed_activites'))
  })

  it('leave out water bills and boards while their flags are off', () => {
    const none = {
      ...flagDefaults,
      EnableWaterBillHistoryPage: false,
      EnableBoardsAndCommissions: false,
    }
    expect(pathsOf('side', none)).toEqual([
      '/dashboard',
      '/in_progress',
      '/completed_activities',
      '/account/7',
    ])
  })
})
