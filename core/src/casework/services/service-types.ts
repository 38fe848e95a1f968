/** What a resident can want to do (spec, resident section 3), in the order in which screens list it. */
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

/** The action of this name, if there is one. */
export const serviceActionNamed = (name: unknown): ServiceAction | undefined =>
  serviceActions.find((action) => action === name)

/** What a payment is for (spec, resident section 9, "Payment code categories"). */
export const appCodes = ['MISC', 'BUILDING', 'UTILITY', 'PERMIT'] as const
export type AppCode = (typeof appCodes)[number]

/** Whether a text is a payment code. */
export const isAppCode = (text: string): text is AppCode => appCodes.some((code) => code === text)

/** How a service is delivered (spec, resident section 3). */
export const serviceTypes = ['LASERFICHE_FORM', 'CUSTOM_FORM', 'EXTERNAL_LINK', 'CONTENT'] as const
export type ServiceType = (typeof serviceTypes)[number]
