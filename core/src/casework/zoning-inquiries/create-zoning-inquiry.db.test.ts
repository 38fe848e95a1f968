import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { parcelsIn } from '../../land/parcels/parcels.fixture.ts'
import { organizations } from '../../people/organizations/organizations.sql.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { auditEntriesOf } from '../../platform/audit/audit.fixture.ts'
import { anonymous } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requests } from '../requests/requests.sql.ts'
import { services } from '../services/services.sql.ts'
import { createZoningInquiry, type NewInquiry } from './create-zoning-inquiry.ts'

const { contextOf, database, mailTo, person } = peopleIn(await testDatabase())
const putParcel = parcelsIn(database)

async function service(given: Partial<typeof services.$inferInsert> = {}): Promise<string> {
  const id = newId<'service'>()
  await database.write((builder) => [
    builder.insert(services).values({
      id,
      item: 'Zoning of a property',
      itemEs: 'Zonificación',
      type: 'CUSTOM_FORM',
      action: 'FIND',
      crmObject: 'Zoning_Inquiry__c',
      isPublished: true,
      createdAt: now,
      updatedAt: now,
      ...given,
    }),
  ])
  return id
}

const activityId = await service()
const parcelId = await putParcel({ streetNumber: 12, streetName: "O'Brien", streetSuffix: 'Rd' })

const inquiry = (given: Partial<NewInquiry> = {}): NewInquiry => ({
  activityId,
  Land_Parcel_Master_Address__c: parcelId,
  Business_Details__c: ' A bakery; with seats ',
  Mark_all_that_apply_to_you_inquiry__c: 'Expand my business;Know permitted uses at property',
  Is_this_a_home_based_business__c: 'No',
  Is_this_a_new_business__c: 'Yes',
  SFDC_ContactID__c: null,
  guestEmail: '',
  ...given,
})
const send = (given: Partial<NewInquiry>, context: ReturnType<typeof contextOf>) =>
  createZoningInquiry(context, (path) => `${path}&signature=ours`, inquiry(given))
const rowOf = async (id: string) => {
  const [row] = await database.read((builder) =>
    builder.select().from(requests).where(eq(requests.id, id)),
  )
  return row
}

describe('a zoning inquiry', () => {
  it('is a request with its place and its answers in both languages', async () => {
    const rosa = await person()
    const { id, caseNumber } = await send({}, contextOf(rosa))
    const row = await rowOf(id)
    expect(row).toMatchObject({
      number: caseNumber,
      recordType: 'Zoning_Inquiry__c',
      status: 'Submitted',
      title: 'Zoning of a property',
      userId: rosa.userId,
      description: 'A bakery; with seats',
      address: "12 O'Brien Rd",
      area: 'A',
      latitude: expect.any(Number),
      mapCell: expect.any(Number),
    })
    const [section] = row?.sections ?? []
    expect(section?.data.find(({ field }) => field?.startsWith('Mark_all'))).toMatchObject({
      data: 'I want to expand my business\nI want to know the permitted uses at the property',
      dataEs: 'Quiero ampliar mi negocio\nQuiero saber qué usos se permiten en la propiedad',
    })
    expect(section?.data.find(({ field }) => field?.startsWith('Is_this_a_new'))).toMatchObject({
      data: 'Yes',
      dataEs: 'Sí',
    })
    expect(await auditEntriesOf(database, id)).toEqual([`createZoningInquiry by ${rosa.userId}`])
  })

  it.each(["12 O'Brien Rd", '12 o’brien road, Elgin, IL 60120', '12 OBRIEN'])(
    'names its parcel by its address: %j',
    async (address) => {
      const { id } = await send(
        { Land_Parcel_Master_Address__c: address },
        contextOf(await person()),
      )
      expect(await rowOf(id)).toMatchObject({ address: "12 O'Brien Rd" })
    },
  )

  it.each(['14 O’Brien Rd', newId<'parcel'>(), 'Nowhere', "'; --"])(
    'about no parcel is refused: %j',
    async (address) => {
      await expect(
        send({ Land_Parcel_Master_Address__c: address }, contextOf(await person())),
      ).rejects.toMatchObject({
        problems: [
          {
            field: 'Land_Parcel_Master_Address__c',
            code: 'Zoning.NoLandParcelMatchesPopupContent',
          },
        ],
      })
    },
  )

  it('names every wrong field', async () => {
    const empty = {
      Business_Details__c: '',
      Mark_all_that_apply_to_you_inquiry__c: '',
      Is_this_a_home_based_business__c: '',
    }
    await expect(send(empty, contextOf(await person()))).rejects.toMatchObject({
      code: 'Zoning.ReviewErrors',
      problems: [
        { field: 'Business_Details__c' },
        { code: 'Zoning.AllThatApplyErrorMessage' },
        { field: 'Is_this_a_home_based_business__c' },
      ],
    })
  })

  it('is for the organization that is selected, and its contact id says so', async () => {
    const organizationId = newId<'organization'>()
    await database.write((builder) => [
      builder.insert(organizations).values({
        id: organizationId,
        name: 'Bakery',
        taxId: '',
        businessLicenseId: '',
        address1: '1 Main St',
        address2: '',
        city: 'Elgin',
        state: 'IL',
        zip: '60120',
        createdAt: now,
        updatedAt: now,
      }),
    ])
    const rosa = await person()
    const acting = contextOf({ ...rosa, organizationId })
    const { id } = await send({ SFDC_ContactID__c: organizationId }, acting)
    expect(await rowOf(id)).toMatchObject({ organizationId, userId: rosa.userId })
    await expect(send({ SFDC_ContactID__c: rosa.userId }, acting)).rejects.toMatchObject({
      kind: 'forbidden',
    })
    await expect(
      send({ SFDC_ContactID__c: organizationId }, contextOf(rosa)),
    ).rejects.toMatchObject({ kind: 'forbidden' })
    await send({ SFDC_ContactID__c: rosa.userId }, contextOf(rosa))
  })

  it('of a guest needs a service that allows guests, and is confirmed by email', async () => {
    const guestEmail = 'guest@zoning.example'
    await expect(send({ guestEmail }, contextOf(anonymous))).rejects.toMatchObject({
      kind: 'unauthenticated',
    })
    const open = await service({ isGuestEnabled: true })
    const { id } = await send({ guestEmail, activityId: open }, contextOf(anonymous))
    expect(await rowOf(id)).toMatchObject({ userId: null, guestEmail })
    expect(await mailTo(guestEmail)).toHaveLength(1)
  })

  it.each([
    ['of another kind', { crmObject: 'Case' }],
    ['that is not published', { isPublished: false }],
    ['that is deleted', { isDeleted: true }],
  ])('is not taken by a service %s', async (_what, given) => {
    await expect(
      send({ activityId: await service(given) }, contextOf(await person())),
    ).rejects.toMatchObject({ kind: 'not-found', code: 'Zoning.ServiceNotFound' })
  })
})
