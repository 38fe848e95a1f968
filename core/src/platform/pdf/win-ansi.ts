// What every PDF reader's own fonts can show: Windows-1252 (ISO 32000-1, annex D).
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const canShow = (sign: string): boolean =>
  /^[\u0020-\u007E\u00A0-\u00FF]$/.test(sign) || beyondLatin1.includes(sign)

// Letters without a decomposition, and symbols with a plain look-alike.
const likeness: Readonly<Record<string, string>> = {
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ħ: 'H',
  ħ: 'h',
  ı: 'i',
  Ŋ: 'N',
  ŋ: 'n',
  Ŧ: 'T',
  ŧ: 't',
  ẞ: 'SS',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '→': '->',
  '\u2009': ' ',
  '\u200A': ' ',
  '\u202F': ' ',
}

const invisible = /[\p{Cc}\p{Cf}\p{Mn}]/gu

function shown(sign: string): string {
  if (canShow(sign)) return sign
  const alike = likeness[sign]
  if (alike !== undefined) return alike
  const plain = sign.normalize('NFKD').replaceAll(invisible, '')
  if (plain === sign) return '?'
  return Array.from(plain, shown).join('')
}

/** Only characters of PDF's standard fonts: others become a plain letter, or a question mark. */
export const winAnsi = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/[\p{Cc}\p{Cf}]/gu, ''),
    shown,
  ).join('')
