import { z } from 'zod'

/** Accepts numbers as text. */
const text = (max: number) =>
  z.union([z.string(), z.number()]).transform(String).pipe(z.string().max(max))
const numeric = text(20).pipe(z.string().regex(/^\d+$/))
const setting = z.strictObject({
  setting: z.array(z.strictObject({ settingName: text(100), settingValue: z.string() })),
})

const opaqueData = z.strictObject({ dataDescriptor: text(100), dataValue: z.string() })
const bankAccount = z.strictObject({
  accountType: z.enum(['checking', 'savings', 'businessChecking']).optional(),
  routingNumber: text(9),
  accountNumber: text(17),
  nameOnAccount: text(22),
  echeckType: z.enum(['WEB', 'PPD', 'CCD', 'TEL']).optional(),
  bankName: text(50).optional(),
})
const creditCard = z.strictObject({
  cardNumber: text(16),
  expirationDate: text(7),
  cardCode: text(4).optional(),
})
/** Exactly one of them, as the provider's schema has it. */
const payment = z
  .strictObject({
    creditCard: creditCard.optional(),
    bankAccount: bankAccount.optional(),
    opaqueData: opaqueData.optional(),
  })
  .refine((value) => Object.keys(value).length === 1)

const address = z.strictObject({
  firstName: text(50).optional(),
  lastName: text(50).optional(),
  company: text(50).optional(),
  address: text(60).optional(),
  city: text(40).optional(),
  state: text(40).optional(),
  zip: text(20).optional(),
  country: text(60).optional(),
  phoneNumber: text(25).optional(),
})

// The provider's JSON is XML underneath: field order matters.
export const transactionRequest = z.strictObject({
  transactionType: z.enum(['authCaptureTransaction', 'refundTransaction', 'voidTransaction']),
  amount: text(15).optional(),
  currencyCode: z.literal('USD').optional(),
  payment: payment.optional(),
  profile: z
    .strictObject({
      customerProfileId: numeric,
      paymentProfile: z
        .strictObject({ paymentProfileId: numeric, cardCode: text(4).optional() })
        .optional(),
    })
    .optional(),
  refTransId: numeric.optional(),
  order: z
    .strictObject({ invoiceNumber: text(20).optional(), description: text(255).optional() })
    .optional(),
  poNumber: text(25).optional(),
  customer: z
    .strictObject({
      type: z.enum(['individual', 'business']).optional(),
      id: text(20).optional(),
      email: text(255).optional(),
    })
    .optional(),
  billTo: address.optional(),
  customerIP: text(45).optional(),
  transactionSettings: setting.optional(),
  userFields: z
    .strictObject({
      userField: z.array(z.strictObject({ name: text(100), value: text(255) })).max(20),
    })
    .optional(),
})

const refId = text(20).optional()
const customerProfileId = numeric
const paging = z
  .strictObject({
    limit: z.coerce.number().int().min(1).max(1000),
    offset: z.coerce.number().int().min(1),
  })
  .optional()
const sorting = z
  .strictObject({ orderBy: text(50).optional(), orderDescending: z.coerce.boolean().optional() })
  .optional()

/** Known requests, without the merchant's credentials. */
export const requests = {
  authenticateTestRequest: z.strictObject({ refId }),
  createTransactionRequest: z.strictObject({ refId, transactionRequest }),
  getTransactionDetailsRequest: z.strictObject({ refId, transId: numeric }),
  getUnsettledTransactionListRequest: z.strictObject({ refId, sorting, paging }),
  getSettledBatchListRequest: z.strictObject({
    refId,
    includeStatistics: z.coerce.boolean().optional(),
    firstSettlementDate: z.iso.datetime().optional(),
    lastSettlementDate: z.iso.datetime().optional(),
  }),
  getTransactionListRequest: z.strictObject({ refId, batchId: numeric, sorting, paging }),
  createCustomerProfileRequest: z.strictObject({
    refId,
    profile: z.strictObject({
      merchantCustomerId: text(20).optional(),
      description: text(255).optional(),
      email: text(255).optional(),
    }),
  }),
  getCustomerProfileRequest: z.strictObject({
    refId,
    customerProfileId: customerProfileId.optional(),
    merchantCustomerId: text(20).optional(),
    unmaskExpirationDate: z.coerce.boolean().optional(),
  }),
  deleteCustomerProfileRequest: z.strictObject({ refId, customerProfileId }),
  createCustomerPaymentProfileRequest: z.strictObject({
    refId,
    customerProfileId,
    paymentProfile: z.strictObject({
      customerType: z.enum(['individual', 'business']).optional(),
      billTo: address.optional(),
      payment,
      defaultPaymentProfile: z.coerce.boolean().optional(),
    }),
    validationMode: z.enum(['none', 'testMode', 'liveMode']).optional(),
  }),
  updateCustomerPaymentProfileRequest: z.strictObject({
    refId,
    customerProfileId,
    paymentProfile: z.strictObject({
      customerType: z.enum(['individual', 'business']).optional(),
      billTo: address.optional(),
      payment,
      defaultPaymentProfile: z.coerce.boolean().optional(),
      customerPaymentProfileId: numeric,
    }),
    validationMode: z.enum(['none', 'testMode', 'liveMode']).optional(),
  }),
  deleteCustomerPaymentProfileRequest: z.strictObject({
    refId,
    customerProfileId,
    customerPaymentProfileId: numeric,
  }),
  getHostedPaymentPageRequest: z.strictObject({
    refId,
    transactionRequest,
    hostedPaymentSettings: setting.optional(),
  }),
  getHostedProfilePageRequest: z.strictObject({
    refId,
    customerProfileId,
    hostedProfileSettings: setting.optional(),
  }),
} as const

export type RequestName = keyof typeof requests
export type RequestOf<Name extends RequestName> = z.output<(typeof requests)[Name]>
export type PaymentRequest = z.output<typeof payment>
export type Settings = z.output<typeof setting>

/** The first field out of order, or null. */
export function misplaced(schema: z.ZodType, value: unknown): string | null {
  const inner = schema instanceof z.ZodOptional ? schema.unwrap() : schema
  // A refined object is still an object; unions and texts have no order.
  if (!(inner instanceof z.ZodObject) || typeof value !== 'object' || value === null) return null
  const order = Object.keys(inner.shape)
  let last = -1
  for (const [name, part] of Object.entries(value)) {
    const place = order.indexOf(name)
    if (place < last) return name
    last = Math.max(last, place)
    const field: unknown = inner.shape[name]
    const within = field instanceof z.ZodType ? misplaced(field, part) : null
    if (within) return within
  }
  return null
}
