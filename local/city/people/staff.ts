import type { users } from '@portal/core/schema'
import { DEMO_DAY, demoId } from '../demo.ts'

const names = [
  ['Marta', 'Lindqvist-Sample'],
  ['Theo', 'Okafor-Sample'],
  ['Priya', 'Raman-Sample'],
  ['Gus', 'Petrov-Sample'],
] as const

const emailOf = ([first, last]: (typeof names)[number]): string =>
  `${first}.${last}@city.sample.example`.toLowerCase()

/** They share the cases with the demo's administrator and cannot log in. */
export const demoStaff = (): (typeof users.$inferSelect)[] =>
  names.map((name) => ({
    id: demoId('user', emailOf(name)),
    email: emailOf(name),
    emailVerifiedAt: DEMO_DAY,
    firstName: name[0],
    lastName: name[1],
    phoneNumber: null,
    language: 'en',
    contactId: null,
    isAdmin: false,
    roles: ['caseWorker'],
    caseCategories: [],
    caseAreas: [],
    selectedOrganizationId: null,
    pictureKey: null,
    createdAt: DEMO_DAY,
    updatedAt: DEMO_DAY,
    deletedAt: null,
  }))

/** The administrator first. */
export const demoStaffIds = (): readonly string[] => [
  demoId('user', 'ada@demo.example'),
  ...names.map((name) => demoId('user', emailOf(name))),
]
