// An optional leading 1, the area code with or without brackets, dashes or spaces between.
const pattern = /^(?:\+?1[-\s]?)?(?:\((\d{3})\)|(\d{3}))[-\s]?(\d{3})[-\s]?(\d{4})$/

/** A US number as `(999) 999-9999`; null for other text (spec, resident section 5). */
export function phoneOf(text: string): string | null {
  const match = pattern.exec(text.trim())
  if (!match) return null
  const [, bracketed, plain, exchange, line] = match
  return `(${bracketed ?? plain}) ${exchange}-${line}`
}
