const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text as it may stand in HTML and XML, also in an attribute between double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '')
