import { describe, expect, it } from 'vitest'
import { staffOperations } from '@portal/core/access/rules'
import { documentNames, documentOf } from './documents.ts'
import { adminContract } from './src/admin/index.ts'
import type { Contract } from './src/contract.ts'
import { residentContract } from './src/resident/index.ts'

const contracts: Readonly<Record<(typeof documentNames)[number], Contract>> = {
  resident: residentContract,
  admin: adminContract,
}

describe.each(documentNames)('the %s document', (name) => {
  const { components, paths } = documentOf(name)
  const schemes = Object.keys(components?.securitySchemes ?? {})

  const operations = Object.entries(contracts[name])
  const guarded = operations.filter(([, { access }]) => access !== 'anyone')
  const open = operations.filter(([, { access }]) => access === 'anyone')
  // The generator took path and method from this route.
  const published = ({ method, path }: Contract[string]) => paths?.[path]?.[method as 'get']

  it.each(guarded)(
    'documents for %s how to authenticate, and the refusals without access',
    (_operation, route) => {
      const { security, responses } = published(route) ?? {}
      const named = (security ?? []).flatMap((one) => Object.keys(one))
      expect(named).toContain('session')
      expect(named.includes('billing')).toBe(route.isForBilling === true)
      expect(named.filter((one) => !schemes.includes(one))).toEqual([])
      expect(Object.keys(responses ?? {})).toEqual(expect.arrayContaining(['401', '403']))
    },
  )

  it.each(open)('needs no session to call %s', (_operation, route) => {
    expect(published(route)?.security).toBeUndefined()
  })
})

it('core has roles for each operation of staff, and for no other', () => {
  const ofStaff = Object.entries(adminContract).filter(([, { access }]) => access === 'staff')
  expect(Object.keys(staffOperations).toSorted()).toEqual(ofStaff.map(([name]) => name).toSorted())
})

it('the resident app has no operation for staff', () => {
  const forStaff = new Set(['staff', 'second-step', 'factor-owner'])
  expect(
    Object.values<Contract[string]>(residentContract).filter(({ access }) => forStaff.has(access)),
  ).toEqual([])
})
