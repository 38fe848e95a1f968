export async function publicPages(origin: string): Promise<readonly string[]> {
  return [
    '/',
    '/view-all-services',
    '/search?term=leaf',
    '/report',
    '/login',
    '/payment',
    '/elgin_today',
    await firstLink(origin, '/knowledgebase', '/knowledgebase/'),
    await firstLink(origin, '/view-all-services', '/activities/'),
  ]
}

/** Pages that link to one another: where from, and where to. */
export async function linkedPages(
  origin: string,
): Promise<readonly (readonly [from: string, to: string])[]> {
  return [
    ['/', '/view-all-services'],
    ['/', await firstLink(origin, '/', '/activities/')],
    ['/view-all-services', '/'],
    ['/view-all-services', await firstLink(origin, '/view-all-services', '/activities/')],
  ]
}

/** The first link of a page below a path. */
async function firstLink(origin: string, page: string, below: string): Promise<string> {
  const markup = await (await fetch(new URL(page, origin))).text()
  const [, path] = new RegExp(`href="(${below}[^"?#]+)"`).exec(markup) ?? []
  if (path === undefined) throw new Error(`${page} has no link below ${below}`)
  return path
}
