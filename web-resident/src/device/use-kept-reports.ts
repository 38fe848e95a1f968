import { useEffect, useState } from 'react'
import { useApp } from '@portal/web-ui/use-app'
import { deviceFacts, type KeptReport, keptReports } from './device-database.ts'
import { reportsChannel } from './send-reports.ts'

/** Waiting this long, the list says so. */
const longMs = 72 * 3_600_000

export const isWaitingLong = ({ keptAt, state }: KeptReport): boolean =>
  state.kind !== 'sent' && Date.now() - Date.parse(keptAt) > longMs

/** Reports on this device of the person who uses it now, newest first; null before they are read. */
export function useKeptReports(): readonly KeptReport[] | null {
  const { userId } = useApp().page.viewer
  const [reports, setReports] = useState<readonly KeptReport[] | null>(null)
  useEffect(() => {
    const read = async () => {
      const all = await keptReports.list().catch(() => [])
      const owner = userId ?? (await deviceFacts.find('owner').catch(() => undefined))?.userId
      const own = all.filter((one) => one.owner === null || one.owner === owner)
      setReports(own.toSorted((a, b) => b.keptAt.localeCompare(a.keptAt)))
    }
    void read()
    const channel = new BroadcastChannel(reportsChannel)
    channel.addEventListener('message', () => void read())
    return () => channel.close()
  }, [userId])
  return reports
}
