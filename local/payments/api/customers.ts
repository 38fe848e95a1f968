import type { Customer, Ledger, Method } from '../ledger.ts'
import { reasons } from '../verdict.ts'
import { noRecord, Refusal } from './envelope.ts'
import { maskedPayment } from './masked.ts'
import type { RequestOf } from './schemas.ts'
import { instrumentOf } from './transactions.ts'

export const methodsOf = (ledger: Ledger, customerId: number): readonly Method[] =>
  ledger.methods.where("item ->> 'customerId' = ?", customerId)

const maxMethods = 10

const duplicate = (id: number, extra: object = {}) =>
  new Refusal('E00039', `A duplicate record with ID ${id} already exists.`, extra)

export function createCustomer(
  { profile }: RequestOf<'createCustomerProfileRequest'>,
  ledger: Ledger,
): object {
  const customer = {
    merchantCustomerId: profile.merchantCustomerId ?? '',
    email: profile.email ?? '',
    description: profile.description ?? '',
  }
  if (!Object.values(customer).some(Boolean))
    throw new Refusal('E00041', 'One or more fields in the request must contain a value.')
  const like = ledger.customers
    .where("item ->> 'merchantCustomerId' = ?", customer.merchantCustomerId)
    // The provider refuses customers alike in all three.
    .find(
      ({ email, description }) => email === customer.email && description === customer.description,
    )
  if (like) throw duplicate(like.id)
  return {
    customerProfileId: String(ledger.customers.add(customer).id),
    customerPaymentProfileIdList: [],
    customerShippingAddressIdList: [],
    validationDirectResponseList: [],
  }
}

const describedMethod = ({ id, instrument }: Method, isUnmasked: boolean): object => ({
  customerPaymentProfileId: String(id),
  billTo: { firstName: instrument.name, zip: instrument.zip },
  payment: maskedPayment(instrument, isUnmasked ? instrument.expiry : 'XXXX'),
})

export function getCustomer(
  request: RequestOf<'getCustomerProfileRequest'>,
  ledger: Ledger,
): object {
  const customer =
    request.customerProfileId === undefined
      ? ledger.customers.where(
          "item ->> 'merchantCustomerId' = ?",
          request.merchantCustomerId ?? '',
        )[0]
      : ledger.customers.get(Number(request.customerProfileId))
  if (!customer) throw noRecord()
  return { profile: describedCustomer(customer, ledger, request.unmaskExpirationDate ?? false) }
}

const describedCustomer = (customer: Customer, ledger: Ledger, isUnmasked: boolean): object => ({
  customerProfileId: String(customer.id),
  merchantCustomerId: customer.merchantCustomerId,
  description: customer.description,
  email: customer.email,
  paymentProfiles: methodsOf(ledger, customer.id).map((method) =>
    describedMethod(method, isUnmasked),
  ),
})

export function addMethod(
  request: RequestOf<'createCustomerPaymentProfileRequest'>,
  { ledger, now }: { ledger: Ledger; now: Date },
): object {
  const customerId = Number(request.customerProfileId)
  if (!ledger.customers.get(customerId)) throw noRecord()
  const { payment, billTo } = request.paymentProfile
  const instrument = instrumentOf(payment, { ledger, now, zip: billTo?.zip })
  if (typeof instrument === 'number') throw new Refusal('E00027', reasons[instrument] ?? '')
  return {
    customerProfileId: String(customerId),
    customerPaymentProfileId: String(keepMethod(ledger, customerId, instrument)),
  }
}

/** Replaces the saved method with this id. */
export function changeMethod(
  request: RequestOf<'updateCustomerPaymentProfileRequest'>,
  { ledger, now }: { ledger: Ledger; now: Date },
): object {
  const { customerPaymentProfileId, payment, billTo } = request.paymentProfile
  const kept = methodsOf(ledger, Number(request.customerProfileId)).find(
    ({ id }) => id === Number(customerPaymentProfileId),
  )
  if (!kept) throw noRecord()
  const instrument = instrumentOf(payment, { ledger, now, zip: billTo?.zip })
  if (typeof instrument === 'number') throw new Refusal('E00027', reasons[instrument] ?? '')
  ledger.methods.put({ ...kept, instrument: { ...instrument, cardCode: null } })
  return {}
}

/**
 * Saves a card or account; refuses and names a duplicate. Checking or savings makes no difference.
 */
export function keepMethod(
  ledger: Ledger,
  customerId: number,
  instrument: Method['instrument'],
): number {
  const kept = methodsOf(ledger, customerId)
  const same = kept.find((one) => one.instrument.fingerprint === instrument.fingerprint)
  if (same) throw duplicate(same.id, { customerPaymentProfileId: String(same.id) })
  if (kept.length >= maxMethods)
    throw new Refusal('E00042', 'You cannot add more than 10 payment profiles.')
  // A card's code is for one charge and is never stored.
  return ledger.methods.add({ customerId, instrument: { ...instrument, cardCode: null } }).id
}
