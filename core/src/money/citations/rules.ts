/** Letters, digits and dashes. */
export const isCitationNumber = (text: string): boolean => /^[\dA-Z][\dA-Z-]{3,19}$/i.test(text)

/** As stored: upper-case, no spaces. */
export const normalCitationNumber = (text: string): string =>
  text.replaceAll(/\s/g, '').toUpperCase()

/** As stored: letters and digits only. */
export const normalPlate = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()
