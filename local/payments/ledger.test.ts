import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../temporary-folder.ts'
import { openLedger } from './ledger.ts'

it('an id is never reused, even after its record was removed and the ledger reopened', async () => {
  const folder = temporaryFolder()
  const item = { merchantCustomerId: 'a', email: '', description: '' }
  const ledger = openLedger(folder)
  const ids = [ledger.customers.add(item).id]
  ledger.customers.remove('id = ?', ids[0] ?? 0)
  ids.push(ledger.customers.add(item).id)
  ledger.customers.remove('true')
  ledger.close()
  const opened = openLedger(folder)
  ids.push(opened.customers.add(item).id)
  opened.close()
  await rm(folder, { recursive: true })
  expect(new Set(ids).size).toBe(3)
})
