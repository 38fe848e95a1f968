/** A customer, location or street number as utility billing keeps it (spec, resident section 5): no spaces, no leading zeros. */
export const normalUtilityNumber = (text: string): string =>
  text.replaceAll(/\s/g, '').replace(/^0+(?=.)/, '')
