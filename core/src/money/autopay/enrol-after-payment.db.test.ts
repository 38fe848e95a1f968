import { afterAll, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { peopleIn } from '../../people/profiles/people.fixture.ts'
import { openTestProvider } from '../payments/provider.fixture.ts'
import { putUtilityAccount } from './autopay.fixture.ts'
import { addPaymentMethod, enrolAfterPayment, listPaymentMethods } from './index.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())
const payments = await openTestProvider()
const { provider } = payments
afterAll(() => payments.stop())

const [rosa, paul] = [await person(), await person()]
await addPaymentMethod(contextOf(rosa), provider, await payments.nonce())
const [saved] = await listPaymentMethods(contextOf(rosa), provider)
const { account } = await putUtilityAccount(database, rosa)

const enrol = (savedCard: string | undefined, of = account) =>
  enrolAfterPayment(contextOf(rosa), () => provider, { account: of, savedCard, mayBeBank: true })

it('what paid a bill can pay the next ones', async () => {
  expect(await enrol(saved?.id)).toBe(true)
  expect((await listPaymentMethods(contextOf(rosa), provider))[0]?.isForAutopay).toBe(true)
})

it('a payment stays paid where autopay is refused', async () => {
  const others = await putUtilityAccount(database, paul)
  expect(await enrol(saved?.id, others.account)).toBe(false)
  expect(await enrol(crypto.randomUUID())).toBe(false)
})

it('a nonce leaves nothing that autopay could pay with', async () => {
  expect(await enrol(undefined)).toBe(false)
})

it('an error of ours is no refusal', async () => {
  const broken = { ...contextOf(rosa), database: undefined }
  await expect(
    // No operation gets such a context: it stands for any error that is not a refusal.
    enrolAfterPayment(broken as never, () => provider, {
      account,
      savedCard: saved?.id,
      mayBeBank: true,
    }),
  ).rejects.toThrow(TypeError)
})
