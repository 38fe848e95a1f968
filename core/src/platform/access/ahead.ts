import { type Screen, screenAt, screenRules } from './screens.ts'

/**
 * Screens that a visitor's browser may load before the link is pressed. Opening them changes nothing:
 * an article's reading is counted, and a form that is started or a mailed link acts.
 */
const loadedAhead = [
  '/',
  '/search',
  '/knowledgebase',
  '/{city}_today',
  '/login',
  '/signup',
  '/forgotpassword',
  '/open_reports',
  '/find_request',
  '/open-data',
  '/permits/{year}/{number}',
  '/payment',
  '/businesslicense',
  '/permit-search',
  '/garbage-search',
  '/pickup/{id}',
  '/what-goes-where',
  '/what-goes-where/{slug}',
  '/view-all-services',
  '/boards-and-commissions',
  '/boards-and-commissions/{id}',
  '/report',
  '/feedback',
  '/activities/{id}',
] as const satisfies readonly Screen[]

const isAhead = (screen: string | null): boolean => loadedAhead.some((one) => one === screen)

export const loadsAhead = (path: string, citySlug: string): boolean =>
  isAhead(screenAt(path, citySlug))

const patternOf = (screen: string) => screen.replaceAll(/\{(\w+)\}/g, ':$1')

const shapes = loadedAhead
  .filter((screen) => screen.includes('/{') && !screen.includes('{city}'))
  .map((screen) => new RegExp(`^${screen.replaceAll(/\{\w+\}/g, '[^/]+')}$`))

/** Screens that would pass for the id of one above. */
const no = Object.keys(screenRules).filter(
  (screen) =>
    !screen.includes('{') && !isAhead(screen) && shapes.some((shape) => shape.test(screen)),
)

/** The list as URL patterns of paths: those that fit, without those in `no`. */
export const aheadPatterns = (
  citySlug: string,
): { yes: readonly string[]; no: readonly string[] } => ({
  yes: loadedAhead.map((screen) => patternOf(screen.replace('{city}', citySlug))),
  no,
})
