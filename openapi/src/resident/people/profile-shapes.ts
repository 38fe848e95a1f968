import { z } from '@hono/zod-openapi'
import { orNull } from '../../contract.ts'
import { Address, addressTexts } from '../../shared/address.ts'
import { MailBlock } from '../../shared/platform/mail.ts'
import { User } from '../../shared/user.ts'
import { AccountCreation } from '../accounts/account.ts'
import { Joined } from './organizations.ts'

/** Spec, resident section 3. */
export const landParcelFields = {
  Id: z.uuid(),
  Refuse_Pickup_Day__c: z.string(),
  Leaf_District__c: z.string(),
  Parcel_Primary_Zoning__c: z.string(),
  Parcel_Current_Land_Use__c: z.string(),
  Historic_District__c: z.string().nullable(),
  School_District__c: z.string(),
  County_Board_District__c: z.string(),
  State_Representative_District__c: z.string(),
  State_Senate_District__c: z.string(),
  U_S_Congressional_District__c: z.string(),
  Water_Billing_Cycle_Dates__c: z.string(),
}

const LandParcel = z.strictObject(landParcelFields).openapi('LandParcel')

const UtilityAccount = z
  .strictObject({
    CustomerId: z.string(),
    LocationId: z.string(),
    address1: z.string().openapi({ description: 'The service address.' }),
  })
  .openapi('UtilityAccount')

const toggles = { toggleEmailNotifications: z.boolean(), togglePhoneNotifications: z.boolean() }

/** Spec, resident section 3, Profile edit. */
export const Profile = z
  .strictObject({
    Id: z.uuid(),
    Email: z.string(),
    Language: z.enum(['en', 'es']),
    ProfilePictureUrl: z.string().nullable(),
    created_at: z.iso.datetime(),
    firstName: z.string(),
    lastName: z.string(),
    phoneNumber: z.string(),
    ...addressTexts,
    ...toggles,
    mailBlock: orNull(MailBlock).openapi({
      description:
        'Mail to your address came back, or you called it spam: announcements no longer go there. Null: it arrives.',
    }),
    properties: z
      .array(Address)
      .openapi({ description: 'Properties besides the primary address.' }),
    utilityAccounts: z.array(UtilityAccount),
    landParcel: orNull(LandParcel).openapi({
      description: 'The parcel of the primary address. Null if the city has none there.',
    }),
  })
  .openapi('Profile')

export const DataExport = z
  .strictObject({
    madeAt: z.iso.datetime(),
    user: User,
    contact: z
      .strictObject({
        Id: z.string(),
        Email: z.string().nullable(),
        FirstName: z.string(),
        LastName: z.string(),
        PhoneNumber: z.string().nullable(),
        ...addressTexts,
      })
      .nullable(),
    settings: z.strictObject(toggles).nullable(),
    properties: z.array(Address),
    utilityAccounts: z.array(UtilityAccount),
    organizations: z.array(Joined),
    notificationSettings: z.array(
      z.strictObject({ notificationId: z.string(), enabled: z.boolean() }),
    ),
    accountDraft: orNull(AccountCreation),
    sessions: z.array(
      z.strictObject({
        app: z.string(),
        createdAt: z.iso.datetime(),
        lastSeenAt: z.iso.datetime(),
        ipAddress: z.string().nullable(),
        userAgent: z.string().nullable(),
      }),
    ),
    events: z.array(
      z.strictObject({
        created_at: z.iso.datetime(),
        EventName: z.string(),
        Action: z.string(),
        Item: z.string(),
        EventData: z.string(),
      }),
    ),
    deeds: z.array(
      z.strictObject({ at: z.iso.datetime(), operation: z.string(), byYourself: z.boolean() }),
    ),
  })
  .openapi('DataExport')
