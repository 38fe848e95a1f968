/** In the screens' order (spec, resident section 3). */
export const serviceActions = [
  'APPLY_FOR',
  'REGISTER_FOR',
  'PAY_FOR',
  'FIND',
  'REPORT',
  'RENT',
  'SIGN_UP_FOR',
  'MAPS',
] as const
export type ServiceAction = (typeof serviceActions)[number]

export const serviceActionNamed = (name: unknown): ServiceAction | undefined =>
  serviceActions.find((action) => action === name)

/** Payment codes (spec, resident section 9, "Payment code categories"). */
export const appCodes = ['MISC', 'BUILDING', 'UTILITY', 'PERMIT'] as const
export type AppCode = (typeof appCodes)[number]

export const isAppCode = (text: string): text is AppCode => appCodes.some((code) => code === text)

/** Spec, resident section 3. */
export const serviceTypes = ['LASERFICHE_FORM', 'CUSTOM_FORM', 'EXTERNAL_LINK', 'CONTENT'] as const
export type ServiceType = (typeof serviceTypes)[number]
