import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { putRequest } from '../../casework/requests/requests.fixture.ts'
import { services } from '../../casework/services/services.sql.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { getUserDetails } from './view-user.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())
const staff = await person({ isAdmin: true })

describe('the activity history', () => {
  it('has what the person sent, with action and item of its service', async () => {
    const { userId } = await person()
    const serviceId = newId<'service'>()
    await database.write((builder) => [
      builder.insert(services).values({
        id: serviceId,
        action: 'APPLY_FOR',
        item: 'Block party',
        itemEs: 'Fiesta',
        type: 'CUSTOM_FORM',
        createdAt: now,
        updatedAt: now,
      }),
    ])
    await putRequest(database, now, { userId, serviceId })
    await putRequest(database, new Date(now.getTime() + 1000), { userId })
    expect(JSON.parse(await getUserDetails(contextOf(staff), userId))).toMatchObject({
      userActivities: [
        { EventName: 'RequestSent', Action: 'REPORT', Item: 'Streetlight' },
        { EventName: 'RequestSent', Action: 'APPLY_FOR', Item: 'Block party' },
      ],
    })
  })
})
