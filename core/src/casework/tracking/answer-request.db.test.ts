import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import type { FileStore } from '../../platform/files/index.ts'
import { wholePictures } from '../../platform/files/pictures.fixture.ts'
import { fileLimits } from '../../platform/files/rules.ts'
import { claimKey } from '../../platform/idempotency/index.ts'
import { putRequest } from '../requests/requests.fixture.ts'
import { addAnswerFile, answerRequest, claimOf } from './index.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())

async function asked() {
  const sender = await person()
  const id = await putRequest(database, now, {
    userId: sender.userId,
    isActionRequired: true,
    actionMessage: 'Which pole?',
  })
  const context = contextOf(sender)
  return { context, id, claim: claimOf(context, { type: 'Case', id }) }
}
const store: FileStore = {
  put: () => Promise.resolve(),
  get: () => Promise.resolve(null),
  remove: () => Promise.resolve(),
}
const picture = { name: 'pole.png', bytes: wholePictures.png }

describe('an answer', () => {
  it('saves its reply under its idempotency key, for a retry', async () => {
    const { claim, context, id } = await asked()
    const request = { caller: 'a', operation: 'answerRequest', key: id, bodyHash: 'same' }
    const begun = { ...request, claimedAt: now }
    expect(await claimKey(context, begun)).toBeNull()
    const claimed = { ...context, claim: { ...begun, onSettled: () => {} } }
    await answerRequest(claimed, claim, { text: 'Here', fileIds: [] })
    const retry = { ...request, claimedAt: new Date(now.getTime() + 1000) }
    expect(await claimKey(context, retry)).toMatchObject({ status: 200, body: '{"success":true}' })
  })

  it('allows three times as many uploads as files, including removed ones', async () => {
    const { claim, context } = await asked()
    for (let i = 0; i < 3 * fileLimits.most; i += 1)
      await addAnswerFile(context, store, claim, picture)
    await expect(addAnswerFile(context, store, claim, picture)).rejects.toThrow('File.TooMany')
  })
})
