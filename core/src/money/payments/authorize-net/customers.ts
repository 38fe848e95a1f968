import type { BankNumbers, PaymentMethod, SaveAnswer, SavedMethod } from '../payment-provider.ts'
import { ask, type AuthorizeNetSettings } from './send.ts'
import { at, listAt, noRecord, textAt, unreadable } from './wire.ts'

const duplicate = 'E00039'
const tooMany = 'E00042'

/** A duplicate's error text names its id. */
const idIn = (text: string): string => /\d+/.exec(text)?.[0] ?? ''

export async function createCustomer(
  settings: AuthorizeNetSettings,
  key: string,
  email: string,
): Promise<string> {
  const { body, isOk, code } = await ask(settings, 'createCustomerProfileRequest', {
    profile: { merchantCustomerId: key, email },
  })
  const id = isOk
    ? textAt(body, 'customerProfileId')
    : code === duplicate
      ? idIn(textAt(body, 'messages', 'message', 0, 'text'))
      : ''
  if (!id) throw unreadable()
  return id
}

export async function listMethods(
  settings: AuthorizeNetSettings,
  customerId: string,
): Promise<readonly SavedMethod[]> {
  const { body, isOk, code } = await ask(settings, 'getCustomerProfileRequest', {
    customerProfileId: customerId,
    unmaskExpirationDate: true,
  })
  if (code === noRecord) return []
  if (!isOk) throw unreadable()
  return listAt(body, 'profile', 'paymentProfiles').map((method) => {
    const methodId = textAt(method, 'customerPaymentProfileId')
    const card = at(method, 'payment', 'creditCard')
    if (card !== undefined)
      return {
        kind: 'card',
        methodId,
        brand: textAt(card, 'cardType'),
        last4: textAt(card, 'cardNumber').slice(-4),
        expiry: textAt(card, 'expirationDate'),
      }
    const bank = at(method, 'payment', 'bankAccount')
    return {
      kind: 'bank',
      methodId,
      brand: textAt(bank, 'accountType') === 'savings' ? 'Savings' : 'Checking',
      last4: textAt(bank, 'accountNumber').slice(-4),
      expiry: null,
    }
  })
}

export async function saveMethod(
  settings: AuthorizeNetSettings,
  customerId: string,
  method: Extract<PaymentMethod, { kind: 'nonce' }> | BankNumbers,
): Promise<SaveAnswer> {
  const payment =
    'routingNumber' in method
      ? bankPayment(method)
      : { opaqueData: { dataDescriptor: method.descriptor, dataValue: method.value } }
  const { body, isOk, code } = await ask(settings, 'createCustomerPaymentProfileRequest', {
    customerProfileId: customerId,
    paymentProfile: { payment },
    validationMode: 'none',
  })
  const methodId = textAt(body, 'customerPaymentProfileId')
  // Already saved there: a success.
  if ((isOk || code === duplicate) && methodId) {
    if (!isOk && 'routingNumber' in method) await changeBank(settings, customerId, methodId, method)
    return { kind: 'saved', methodId }
  }
  if (code === tooMany) return { kind: 'refused', reason: 'too-many' }
  return { kind: 'refused', reason: 'routingNumber' in method ? 'bank-number' : 'card-number' }
}

/** The provider's duplicate check ignores the account type, by which savings are charged. */
async function changeBank(
  settings: AuthorizeNetSettings,
  customerId: string,
  methodId: string,
  numbers: BankNumbers,
): Promise<void> {
  const { isOk } = await ask(settings, 'updateCustomerPaymentProfileRequest', {
    customerProfileId: customerId,
    paymentProfile: { payment: bankPayment(numbers), customerPaymentProfileId: methodId },
    validationMode: 'none',
  })
  if (!isOk) throw unreadable()
}

const bankPayment = (numbers: BankNumbers) => ({
  bankAccount: { ...bankFields(numbers), echeckType: 'WEB' },
})

const bankFields = ({ accountType, routingNumber, accountNumber, nameOnAccount }: BankNumbers) => ({
  accountType,
  routingNumber,
  accountNumber,
  nameOnAccount: nameOnAccount.slice(0, 22),
})

export async function removeMethod(
  settings: AuthorizeNetSettings,
  customerId: string,
  methodId: string,
): Promise<void> {
  const { isOk, code } = await ask(settings, 'deleteCustomerPaymentProfileRequest', {
    customerProfileId: customerId,
    customerPaymentProfileId: methodId,
  })
  if (!isOk && code !== noRecord) throw unreadable()
}
