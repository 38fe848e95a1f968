/** Where a text is likely to be seen first, by the beginning of its group. */
const pages: readonly (readonly [group: string, path: string])[] = [
  ['FindRequest', '/find_request'],
  ['OpenReports', '/open_reports'],
  ['OnDevice', '/on_this_device'],
  ['Report', '/report'],
  ['Search', '/search'],
  ['Knowledge', '/knowledgebase'],
  ['Article', '/knowledgebase'],
  ['Service', '/view-all-services'],
  ['SignIn', '/login'],
  ['Login', '/login'],
  ['Signup', '/signup'],
  ['Payment', '/payment'],
  ['Billing', '/payment'],
  ['Dashboard', '/dashboard'],
  ['Message', '/messages'],
  ['Profile', '/account/security'],
]

export const previewPageOf = (group: string): string =>
  pages.find(([start]) => group.startsWith(start))?.[1] ?? '/'
