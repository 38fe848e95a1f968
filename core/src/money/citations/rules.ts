/** A city citation's number, as the ticket has it: letters, digits and dashes. */
export const isCitationNumber = (text: string): boolean => /^[\dA-Z][\dA-Z-]{3,19}$/i.test(text)

/** A citation's number as stored: no spaces, capital letters. */
export const normalCitationNumber = (text: string): string =>
  text.replaceAll(/\s/g, '').toUpperCase()

/** A license plate as stored: letters and digits only. */
export const normalPlate = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()
