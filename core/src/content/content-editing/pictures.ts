const picture = /<img\b[^>]*>/gi
const described = /\balt\s*=\s*(?:"\s*[^\s"][^"]*"|'\s*[^\s'][^']*')/i

/** Fields whose HTML has a picture that says nothing to people who do not see it (WCAG 2.2, 1.1.1). */
export function fieldsWithSilentPictures(body: unknown, field = ''): readonly string[] {
  if (typeof body === 'string')
    return (body.match(picture) ?? []).every((tag) => described.test(tag)) ? [] : [field]
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, part]) =>
    fieldsWithSilentPictures(part, field ? `${field}.${name}` : name),
  )
}
