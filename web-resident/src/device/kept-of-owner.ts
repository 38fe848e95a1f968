import { formNameField, logOutName } from '@portal/web-ui/forms/form-definition'
import { deviceFacts, keptReports, keptViews } from './device-database.ts'
import { removeReport, sendReports } from './send-reports.ts'

const weekMs = 7 * 86_400_000

const isOld = (at: string): boolean => Date.now() - Date.parse(at) > weekMs

/**
 * Whose device it is. What another person's pages showed goes when they are no longer logged in,
 * however that came: only a logout tells the browser to clear everything.
 */
export async function noteOwner(userId: string | null): Promise<void> {
  const before = (await deviceFacts.find('owner'))?.userId ?? null
  if (before !== userId) await keptViews.clear()
  if (userId === null) await deviceFacts.remove('owner')
  else await deviceFacts.put({ name: 'owner', userId })
  for (const { keptAt, name } of await keptViews.list()) {
    // oxlint-disable-next-line no-await-in-loop -- three at most, behind a page at rest
    if (isOld(keptAt)) await keptViews.remove(name)
  }
  // A session that ended by itself takes no unsent report; its author has a week to come back.
  for (const { id, keptAt, owner } of await keptReports.list()) {
    const isOthers = owner !== null && owner !== userId
    // oxlint-disable-next-line no-await-in-loop -- few, behind a page at rest
    if (isOthers && isOld(keptAt)) await removeReport(id)
  }
}

/** Sends what waits, now and whenever there is a network again; asks before a logout deletes it. */
export function watchReports(userId: string | null): void {
  const send = () => void sendReports(userId).catch(() => undefined)
  send()
  addEventListener('online', send)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') send()
  })
  if (userId !== null) addEventListener('submit', askFirst, { capture: true })
}

const asked = new WeakSet<HTMLFormElement>()

/** The page of the logout says what it deletes. */
function askFirst(event: SubmitEvent): void {
  const { target: form } = event
  if (!(form instanceof HTMLFormElement) || location.pathname === '/logout') return
  if (asked.has(form) || new FormData(form).get(formNameField) !== logOutName) return
  event.preventDefault()
  event.stopImmediatePropagation()
  asked.add(form)
  void keptReports.list().then(
    (all) => {
      if (all.some(({ state }) => state.kind !== 'sent')) location.assign('/logout')
      else form.requestSubmit()
    },
    () => form.requestSubmit(),
  )
}
