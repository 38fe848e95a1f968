/** Masks a partial number as (999) 999-9999; other text stays, for the form to refuse. */
export function maskedPhone(text: string): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  if (digits.length > 10 || /[^\d\s().+-]/.test(text)) return text
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  if (line) return `(${area}) ${exchange}-${line}`
  if (exchange) return `(${area}) ${exchange}`
  return area && `(${area}`
}
