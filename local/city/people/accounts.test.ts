import { expect, it } from 'vitest'
import { verifyPassword } from '@portal/core/identity'
import { demoPassword, demoPasswordHash } from './accounts.ts'

it('the password that npm start prints opens the demo accounts', async () => {
  expect(await verifyPassword(demoPassword, demoPasswordHash)).toBe(true)
  expect(await verifyPassword(`${demoPassword} `, demoPasswordHash)).toBe(false)
})
