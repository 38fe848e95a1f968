import { type ValidationError, required } from './validation.ts'

/** A US postal address as in forms; empty where not filled in. */
export interface Address {
  readonly address1: string
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

export const noAddress: Address = { address1: '', address2: '', city: '', state: '', zip: '' }

const stateNames =
  'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming'

/** By name, with the District of Columbia (spec, resident section 5). */
export const usStates: readonly { readonly code: string; readonly name: string }[] = stateNames
  .split(', ')
  .map((state) => ({ code: state.slice(0, 2), name: state.slice(3) }))

const isState = (code: string): boolean => usStates.some((state) => state.code === code)

const isZip = (zip: string): boolean => /^\d{5}$/.test(zip)

/** Any required part is filled in (spec, resident section 5). */
export const isAddressBegun = ({ address1, city, state, zip }: Address): boolean =>
  [address1, city, state, zip].some((part) => part.trim() !== '')

/** Required: street, city, a listed state, five digits of zip. */
export function addressErrors(address: Address): readonly ValidationError[] {
  const state = address.state.trim()
  return [
    ...required('address1', address.address1),
    ...required('city', address.city),
    ...required('state', state),
    ...(state === '' || isState(state) ? [] : [{ field: 'state', kind: 'Invalid' } as const]),
    ...required('zip', address.zip),
    ...(address.zip.trim() === '' || isZip(address.zip.trim())
      ? []
      : [{ field: 'zip', kind: 'Invalid' } as const]),
  ]
}

/** Like `addressErrors`, but a blank address is valid (spec, resident section 5). */
export const optionalAddressErrors = (address: Address): readonly ValidationError[] =>
  isAddressBegun(address) ? addressErrors(address) : []

export const trimmedAddress = (address: Address): Address => ({
  address1: address.address1.trim(),
  address2: address.address2.trim(),
  city: address.city.trim(),
  state: address.state.trim(),
  zip: address.zip.trim(),
})
