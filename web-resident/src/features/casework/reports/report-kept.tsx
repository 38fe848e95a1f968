import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { categoryFacts, type ReportCategory } from '@portal/core/report-categories/rules'
import { deleteDraft } from '@portal/openapi/resident-client/drafts'
import { getKnownDetails } from '@portal/openapi/resident-client/forms'
import { query } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Late } from '@portal/web-ui/late'
import { Row, Stack } from '@portal/web-ui/layout'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { type KeptReport, keptReports } from '../../../device/device-database.ts'
import { useAlive } from '../../../parts/use-alive.ts'
import { newTurns } from './draft-calls.ts'
import { keptHere } from './kept-here.ts'
import { draftQuery } from './queries.ts'
import { ReportEntry } from './report-entry.tsx'
import type { SentPhoto } from './send-photo.ts'
import { type TypedReport, typedOf } from './typed-report.ts'
import { useDraft } from './use-draft.ts'

/** Initial values, and a counter for restarts. */
interface Beginning {
  readonly typed: TypedReport
  readonly photos: readonly SentPhoto[]
  readonly times: number
  /** Was on this device, and goes back there. */
  readonly fromDevice?: KeptReport
}

interface ReportKeptProps {
  serviceId: string
  category: ReportCategory
  /** The service's. */
  title: string
  /** Of a report on this device, to change it. */
  keptId: string | undefined
}

/** A report's form with its draft, which can be continued or discarded. */
export function ReportKept({ serviceId, category, title, keptId }: ReportKeptProps) {
  const { t, format } = useTexts()
  const { call, page } = useApp()
  const navigate = useNavigate()
  const { data: kept } = useSuspenseQuery(draftQuery(serviceId))
  const [inTurn] = useState(newTurns)
  const draft = useDraft({ serviceId, first: kept?.id ?? null, inTurn })
  const entry = useRef<HTMLDivElement>(null)
  const isSignedIn = page.viewer.userId !== null
  const known = useQuery({ ...query(getKnownDetails), enabled: isSignedIn }).data
  const home = known?.address
  // Household services are for the person's own address.
  const atHome: TypedReport = home && categoryFacts(category).isAtHome ? { address: home } : {}
  const [isOffered, setOffered] = useState(kept !== null)
  const [isAsked, setAsked] = useState(false)
  const [beginning, begin] = useState<Beginning>(() => ({
    typed: kept ? typedOf(kept.form) : atHome,
    photos: kept?.files ?? [],
    times: 0,
  }))

  // Input typed offline is newer than the server's draft.
  const isAlive = useAlive(() => {
    const here = page.form === null && keptHere(page.viewer.userId, serviceId)
    if (here) begin((before) => ({ ...before, typed: here, times: before.times + 1 }))
    void takeFromDevice()
  })

  /** A report on this device, to change it; and it has what a draft of the same has. */
  async function takeFromDevice(): Promise<void> {
    const reports = await keptReports.list().catch(() => [])
    const fromDevice = reports.find(({ id }) => id === keptId)
    if (fromDevice) {
      setOffered(false)
      const { typed } = fromDevice
      begin(({ times }) => ({ typed, photos: [], times: times + 1, fromDevice }))
    } else if (kept && reports.some(({ draftId }) => draftId === kept.id)) await restart()
  }

  /** Discards the draft; if that fails, it expires. */
  async function throwAway(): Promise<void> {
    await draft.end()
    await inTurn(() => call(deleteDraft, { path: { serviceId } })).catch(() => undefined)
  }

  async function restart(): Promise<void> {
    await throwAway()
    draft.begin(null)
    draft.resume()
    begin(({ times }) => ({ typed: atHome, photos: [], times: times + 1 }))
    goOn()
  }

  async function endFollowing(): Promise<void> {
    await throwAway()
    await navigate({ to: '.', search: (search) => ({ ...search, followed: 'yes' as const }) })
  }

  function goOn(): void {
    setOffered(false)
    entry.current?.querySelector<HTMLElement>('[role=combobox], textarea, select')?.focus()
  }

  return (
    <Stack>
      {isOffered && kept && (
        <Banner
          tone="info"
          title={t('ReportDraft.Offer', { date: format.date(kept.updatedAt, 'dayTime') })}
        >
          {isAlive && (
            <Row gap="tight">
              <Button size="small" look="quiet" onClick={goOn}>
                {t('ReportDraft.Continue')}
              </Button>
              <Button size="small" look="quiet" onClick={() => setAsked(true)}>
                {t('ReportDraft.Anew')}
              </Button>
            </Row>
          )}
        </Banner>
      )}
      {isAsked && (
        <Late>
          {() => (
            <MessageDialog
              kind="warning"
              title={t('ReportDraft.AskAnew')}
              confirmLabel={t('ReportDraft.Anew')}
              confirmLook="danger"
              onConfirm={() => {
                setAsked(false)
                void restart()
              }}
              onClose={() => setAsked(false)}
            >
              {t('ReportDraft.AskAnewText')}
            </MessageDialog>
          )}
        </Late>
      )}
      <div ref={entry}>
        <ReportEntry
          key={beginning.times}
          {...{ serviceId, category, title, draft, inTurn, isAlive }}
          fromDevice={beginning.fromDevice}
          onFollowed={endFollowing}
          known={known}
          typed={beginning.typed}
          photos={beginning.photos}
        />
      </div>
    </Stack>
  )
}
