import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../texts/index.tsx'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { PinIcon } from './icons.tsx'
import styles from './map-frame.module.css'
import type { MapHandle, MapOptions, openMap as openMapType } from './map-leaflet.ts'
import { Skeleton } from './skeleton.tsx'

export type { MapHandle, MapView } from './map-leaflet.ts'

interface MapFrameProps extends Omit<MapOptions, 'words'> {
  label: string
  /** The address field that does the same without the map. */
  children?: ReactNode
  /** Another way to do the same without the map. */
  note?: string
  /** Loads on its button, when scrolled near, or in idle time on large screens. */
  start?: 'asked' | 'seen' | 'wide'
  /** Adds markers and layers once the map is open; rejects when there is nothing to show. */
  onMap?: (map: MapHandle) => void | Promise<void>
}

const wide = '(min-width: 60rem)'

type State = 'waiting' | 'loading' | 'ready' | 'failed'

/** A map that loads on demand, below the address field that can replace it. */
export function MapFrame({
  label,
  children,
  note,
  start = 'asked',
  onMap,
  ...options
}: MapFrameProps) {
  const { t } = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('waiting')
  const words = { zoomIn: t('Map.ZoomIn'), zoomOut: t('Map.ZoomOut') }
  const isWanted = state === 'loading' || state === 'ready'

  useEffect(() => {
    if (start !== 'seen' || !frame.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        setState('loading')
      },
      { rootMargin: '200px' },
    )
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [start])

  useEffect(() => {
    if (start !== 'wide' || !matchMedia(wide).matches) return undefined
    const load = () => setState((before) => (before === 'waiting' ? 'loading' : before))
    // Safari lacks requestIdleCallback; use a short delay.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, 1000)
      return () => clearTimeout(timer)
    }
    const asked = requestIdleCallback(load)
    return () => cancelIdleCallback(asked)
  }, [start])

  // Opened once with the current options; later changes go through its handle.
  const open = useEffectEvent((element: HTMLElement, openMap: typeof openMapType) => {
    const map = openMap(element, { ...options, words })
    setState('ready')
    Promise.resolve(onMap?.(map)).catch(() => setState('failed'))
    return map
  })
  useEffect(() => {
    if (!isWanted) return undefined
    let map: MapHandle | undefined
    let isGone = false
    import('./map-leaflet.ts')
      .then(({ openMap }) => {
        if (isGone || !canvas.current) return
        map = open(canvas.current, openMap)
      })
      // Browsers remember a failed script until the page reloads, so a retry here would not work.
      .catch(() => setState('failed'))
    return () => {
      isGone = true
      map?.close()
    }
  }, [isWanted])

  return (
    <div className={styles.map}>
      {children}
      <p className={styles.note}>{note ?? t('Map.WithoutMap')}</p>
      <section
        ref={frame}
        className={styles.frame}
        aria-label={label}
        data-state={state}
        data-start={start}
      >
        {state === 'waiting' && start !== 'seen' && (
          <Button look="quiet" onClick={() => setState('loading')}>
            <PinIcon />
            {t('Map.Show')}
          </Button>
        )}
        {state === 'loading' && <Skeleton shape="block" lines={1} />}
        {state === 'failed' && (
          <Banner tone="error" title={t('Map.LoadFailed')} live="alert">
            <p>{t('Map.LoadFailedHint')}</p>
          </Banner>
        )}
        {/* Screen readers pass the arrow keys through to move the map. */}
        {isWanted && (
          <div ref={canvas} role="application" aria-label={label} className={styles.canvas} />
        )}
      </section>
    </div>
  )
}
