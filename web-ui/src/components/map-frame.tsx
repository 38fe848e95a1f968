import type { ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../texts/index.tsx'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { PinIcon } from './icons.tsx'
import styles from './map-frame.module.css'
import type { MapHandle, MapOptions, openMap as openMapType } from './map-leaflet.ts'
import { Skeleton } from './skeleton.tsx'

interface MapFrameProps extends MapOptions {
  /** Names the map for screen readers. */
  label: string
  /** The address field that does the same without the map; it stands above and always works. */
  children: ReactNode
  /** `asked` waits for a press of its button; `seen` loads when scrolled near. */
  start?: 'asked' | 'seen'
  /** Gets the map once it stands, to put markers and layers on. */
  onMap?: (map: MapHandle) => void
}

type State = 'waiting' | 'loading' | 'ready' | 'failed'

/** A map that loads only when wanted, below the address field that replaces it. */
export function MapFrame({ label, children, start = 'asked', onMap, ...options }: MapFrameProps) {
  const { t } = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('waiting')
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

  // A map is opened once, with the options of that moment; later changes go through its handle.
  const open = useEffectEvent((element: HTMLElement, openMap: typeof openMapType) => {
    const map = openMap(element, options)
    setState('ready')
    onMap?.(map)
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
      // Said on the screen, with a way on. Browsers remember a script that failed until the page is
      // loaded anew, so trying again here would be an empty promise.
      .catch(() => setState('failed'))
    return () => {
      isGone = true
      map?.close()
    }
  }, [isWanted])

  return (
    <div className={styles.map}>
      {children}
      <p className={styles.note}>{t('Map.WithoutMap')}</p>
      <section ref={frame} className={styles.frame} aria-label={label}>
        {state === 'waiting' && start === 'asked' && (
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
        {isWanted && <div ref={canvas} className={styles.canvas} />}
      </section>
    </div>
  )
}
