import type { ReactNode } from 'react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../texts/index.tsx'
import styles from './carousel.module.css'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'

interface CarouselProps {
  heading: ReactNode
  items: readonly { key: string; content: ReactNode }[]
}

/** One slide below 750 px, two below 1400, else three (spec, resident section 9). */
export function Carousel({ heading, items }: CarouselProps) {
  const { t } = useTexts()
  const id = useId()
  const row = useRef<HTMLUListElement>(null)
  const [edge, setEdge] = useState({ isStart: true, isEnd: false })

  const look = useCallback(() => {
    const { scrollLeft = 0, clientWidth = 0, scrollWidth = 0 } = row.current ?? {}
    const isStart = scrollLeft < 4
    const isEnd = scrollLeft + clientWidth > scrollWidth - 4
    setEdge((was) => (was.isStart === isStart && was.isEnd === isEnd ? was : { isStart, isEnd }))
  }, [])
  useEffect(() => {
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [look])

  function turn(direction: -1 | 1) {
    row.current?.scrollBy({ left: direction * row.current.clientWidth, behavior: 'smooth' })
  }

  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{heading}</h2>
        <div className={styles.buttons}>
          <button
            type="button"
            aria-label={t('Carousel.Previous')}
            aria-disabled={edge.isStart}
            onClick={() => turn(-1)}
          >
            <ChevronLeftIcon />
          </button>
          <button
            type="button"
            aria-label={t('Carousel.Next')}
            aria-disabled={edge.isEnd}
            onClick={() => turn(1)}
          >
            <ChevronRightIcon />
          </button>
        </div>
      </header>
      <ul ref={row} className={styles.row} aria-labelledby={id} onScroll={look}>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </section>
  )
}
