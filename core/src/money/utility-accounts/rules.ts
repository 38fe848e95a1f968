/** As utility billing stores it (spec, resident section 5): no spaces or leading zeros. */
export const normalUtilityNumber = (text: string): string =>
  text.replaceAll(/\s/g, '').replace(/^0+(?=.)/, '')
