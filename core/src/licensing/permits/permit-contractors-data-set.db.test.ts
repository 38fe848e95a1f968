import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { dataSetStream } from '../../platform/data-sets/index.ts'
import { putLicense } from '../licenses/licenses.fixture.ts'
import { licenses } from '../licenses/licenses.sql.ts'
import { permitContractorsDataSet } from './permit-contractors-data-set.ts'
import { permitsIn } from './permits.fixture.ts'

const { database, contextOf, person, permit } = permitsIn(await testDatabase())
const resident = await person({ language: 'es' })

it('has the contractor of each permit by its license, and nothing of people', async () => {
  const contractor = { kind: 'contractor', year: 2026, email: 'omar@home.example' }
  const trained = await putLicense(
    { database },
    { ...contractor, businessName: '=Muñoz, Plumbing' },
  )
  const older = await putLicense({ database }, { ...contractor, businessName: 'Old Roofs' })
  await database.write((builder) => [
    builder
      .update(licenses)
      .set({ trades: ['plumbing', 'mechanical'], address: '7 Home Ct' })
      .where(eq(licenses.id, trained.id)),
  ])
  const first = await permit({ contractorLicense: trained.number, contractorName: 'Muñoz, Omar' })
  const second = await permit({ contractorLicense: older.number })
  await permit({ contractorName: 'Somebody Else' })
  await permit({ contractorLicense: 'C-UNKNOWN' })
  const csv = await dataSetStream(contextOf(resident), permitContractorsDataSet, 'csv')
  const text = await new Response(csv).text()
  const [header, ...lines] = text.trim().split('\r\n')
  expect(header).toBe(
    'PermitNum,ContractorCompanyName,ContractorTrade,ContractorTradeMapped,ContractorLicNum',
  )
  // Permits of one millisecond come in any order.
  expect(lines.toSorted()).toEqual([
    `26-0${first.number},"'=Muñoz, Plumbing",Plumbing; Heating and cooling,Plumbing,${trained.number}`,
    `26-0${second.number},Old Roofs,,,${older.number}`,
  ])
  for (const secret of ['home.example', '7 Home Ct', 'Omar', 'Somebody'])
    expect(text).not.toContain(secret)
})
