import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { textOfPdf } from '../../platform/pdf/text-of-pdf.fixture.ts'
import { getPermitDocument } from './permit-document.ts'
import { permitsIn } from './permits.fixture.ts'

const { contextOf, permit, person } = permitsIn(await testDatabase())
const anyone = contextOf(await person())
const portal = 'https://portal.example'

describe('the permit as PDF', () => {
  it('has its number, conditions, inspections, last day, and where anyone checks it', async () => {
    const { number } = await permit({
      state: 'issued',
      issuedOn: '2026-11-20',
      expiresOn: '2027-05-19',
      conditions: 'Work only by day.',
      contractorName: 'Muñoz Roofing',
    })
    const file = await getPermitDocument(anyone, { year: '2026', number: `${number}` }, portal)
    const text = await textOfPdf(file.bytes)
    for (const part of [
      `26-0${number}`,
      'Work only by day.',
      'Muñoz Roofing',
      'Ice and water shield',
      'May 19, 2027',
      `${portal}/permits/2026/${number}`,
    ])
      expect(text).toContain(part)
  })

  it('is there only while the permit is issued and good', async () => {
    for (const state of ['feeDue', 'revoked', 'expired'] as const) {
      const { number } = await permit({ state, issuedOn: '2026-11-20' })
      await expect(
        getPermitDocument(anyone, { year: '2026', number: `${number}` }, portal),
      ).rejects.toMatchObject({ code: 'Permits.NoDocument' })
    }
  })
})
