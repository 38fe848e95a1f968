const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text escaped for HTML and XML, also for an attribute between double quotes. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '')
