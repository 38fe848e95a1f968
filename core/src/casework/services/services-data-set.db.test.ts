import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { rowsOf } from '../../platform/data-sets/data-set-text.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { servicesDataSet } from './services-data-set.ts'
import { services } from './services.sql.ts'

const guest = contextIn(await testDatabase())
const now = new Date('2026-11-20T18:00:00Z')

const service = (slug: string, more: Partial<typeof services.$inferInsert> = {}) => ({
  id: newId<'service'>(),
  slug,
  item: slug,
  type: 'CUSTOM_FORM' as const,
  action: 'REPORT' as const,
  isPublished: true,
  createdAt: now,
  updatedAt: now,
  ...more,
})

it('has what is published, in both languages, and what it takes to use it', async () => {
  await guest.database.write((builder) => [
    builder.insert(services).values([
      service('report-graffiti', {
        item: 'Graffiti',
        itemEs: 'Grafiti',
        description: 'Paint on a wall',
        reportCategory: 'graffiti',
        isGuestEnabled: true,
      }),
      service('rent-a-hall', {
        item: 'Rent a hall',
        type: 'EXTERNAL_LINK',
        action: 'RENT',
        externalLink: 'https://halls.example/',
        isPaymentRequired: true,
      }),
      service('hidden', { isPublished: false }),
      service('deleted', { isDeleted: true }),
    ]),
  ])
  const rows = await rowsOf(guest, servicesDataSet)
  expect(rows.toSorted((a, b) => String(a['slug']).localeCompare(String(b['slug'])))).toEqual([
    {
      slug: 'rent-a-hall',
      name_en: 'Rent a hall',
      name_es: null,
      action: 'RENT',
      description_en: '',
      description_es: null,
      report_category: null,
      needs_account: true,
      has_fee: true,
      link: 'https://halls.example/',
    },
    {
      slug: 'report-graffiti',
      name_en: 'Graffiti',
      name_es: 'Grafiti',
      action: 'REPORT',
      description_en: 'Paint on a wall',
      description_es: null,
      report_category: 'graffiti',
      needs_account: false,
      has_fee: false,
      link: null,
    },
  ])
})
