import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { queueLimits } from '@portal/core/case-queue/rules'
import { getMapLayer } from '@portal/openapi/admin-client/parcels'
import { orNull } from '@portal/web-ui/api'
import { Banner } from '@portal/web-ui/banner'
import { Skeleton } from '@portal/web-ui/skeleton'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { QueueSearch } from './desk-search.ts'
import type { openQueueMap, QueueMap as QueueMapHandle } from './map-leaflet.ts'
import { statusKey } from './names.ts'
import { type DeskPoint, pointsQuery } from './queries.ts'
import styles from './queue-map.module.css'

type State = 'waiting' | 'ready' | 'failed'

/** Loads when scrolled near. */
export function QueueMap({ search }: { search: QueueSearch }) {
  const { t } = useTexts()
  const { call, page } = useApp()
  const frame = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [state, setState] = useState<State>('waiting')
  const [map, setMap] = useState<QueueMapHandle | null>(null)
  const { data: points } = useQuery({ ...pointsQuery(search), enabled: isNear })

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '200px',
    })
    if (frame.current) observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])

  const words = { zoomIn: t('Map.ZoomIn'), zoomOut: t('Map.ZoomOut') }
  // Opened once, with the current city.
  const open = useEffectEvent((element: HTMLElement, openMap: typeof openQueueMap) => {
    const { center, box } = page.settings.map
    const opened = openMap(element, {
      center,
      box,
      words,
      clusterName: (count) => t('Queue.Cluster', { count }),
      layer: async (query) => (await orNull(call(getMapLayer, { query })))?.features ?? null,
    })
    setState('ready')
    setMap(opened)
    return opened
  })
  useEffect(() => {
    if (!isNear) return undefined
    let opened: QueueMapHandle | undefined
    let isGone = false
    import('./map-leaflet.ts')
      .then(({ openQueueMap: openMap }) => {
        if (!isGone && canvas.current) opened = open(canvas.current, openMap)
      })
      // Shown on the screen; the list has everything on the map.
      .catch(() => setState('failed'))
    return () => {
      isGone = true
      opened?.close()
    }
  }, [isNear])

  const say = useEffectEvent(({ status, isOverdue }: DeskPoint) =>
    [t(statusKey(status)), isOverdue && t('Desk.Overdue')].filter(Boolean).join(', '),
  )
  useEffect(() => {
    if (map && points) map.show(points.map((point) => ({ ...point, says: say(point) })))
  }, [map, points])

  return (
    <section
      ref={frame}
      id="map"
      tabIndex={-1}
      className={styles.map}
      aria-label={t('Desk.Map')}
      aria-describedby="map-note"
    >
      <div className={styles.frame}>
        {state === 'waiting' && <Skeleton shape="block" lines={1} />}
        {state === 'failed' && (
          <Banner tone="error" title={t('Map.LoadFailed')} live="alert">
            {t('Desk.MapNote')}
          </Banner>
        )}
        <div
          ref={canvas}
          role="application"
          aria-label={t('Desk.Map')}
          className={styles.canvas}
          hidden={state === 'failed'}
        />
      </div>
      <p id="map-note" className={styles.soft}>
        {points && points.length >= queueLimits.points
          ? t('Queue.MapCut', { number: queueLimits.points })
          : t('Desk.MapNote')}
      </p>
    </section>
  )
}
