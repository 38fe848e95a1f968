import { z } from '@hono/zod-openapi'

/** Spec, admin section 3.3. */
export const User = z
  .strictObject({
    Id: z.uuid(),
    FirstName: z.string(),
    LastName: z.string(),
    Email: z.string(),
    PhoneNumber: z.string().nullable(),
    SalesforceId: z.string().nullable(),
    Admin: z.boolean(),
    Verified: z.boolean(),
    ProfilePictureUrl: z.string().nullable(),
    created_at: z.iso.datetime(),
    Language: z.enum(['en', 'es']),
    selectedOrganizationInfo: z.strictObject({ Id: z.uuid(), Name: z.string() }).nullable(),
  })
  .openapi('User')

/** Spec, admin section 3.3; events are newest first. */
export const ProfileDetails = z
  .strictObject({
    user: User,
    paymentHistory: z.array(
      z.strictObject({
        created_at: z.iso.datetime(),
        CustomerId: z.string(),
        LocationId: z.string(),
        FinalPaymentAmount: z.number().openapi({ description: 'Dollars.' }),
      }),
    ),
    userActivities: z.array(
      z.strictObject({
        created_at: z.iso.datetime(),
        EventName: z.string(),
        Action: z.string(),
        Item: z.string(),
        EventData: z.string().openapi({
          description: 'JSON text. For UserSession and UserLogin with ipAddress and userAgent.',
        }),
      }),
    ),
  })
  .openapi('ProfileDetails')

/** Spec, resident section 3. */
export const NotificationSetting = z
  .strictObject({
    notificationId: z.string(),
    notificationName: z.string().openapi({ description: 'In the reader’s language.' }),
    enabled: z.boolean(),
    optedOut: z.boolean().openapi({ description: 'The person turned it off.' }),
  })
  .openapi('NotificationSetting')

export const Success = z.strictObject({ success: z.literal(true) }).openapi('Success')

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { content: { 'application/json': { schema } }, required: true },
})

/** An optional JSON body. */
export const leftOutBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { content: { 'application/json': { schema: schema.optional() } }, required: false },
})
