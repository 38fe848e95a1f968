import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useRef, useState } from 'react'
import styles from './tabs.module.css'

interface TabsProps {
  label: string
  items: readonly { id: string; label: ReactNode; content: ReactNode }[]
  defaultId?: string
  onChange?: (id: string) => void
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Views of one thing; arrow keys switch, Tab moves to the panel. Use links for separate pages. */
export function Tabs({ label, items, defaultId, onChange }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [selected, setSelected] = useState(defaultId ?? items[0]?.id)

  function select(id: string) {
    setSelected(id)
    onChange?.(id)
  }

  function move(event: KeyboardEvent, index: number) {
    const next = steps[event.key]?.(index, items.length)
    const item = next === undefined ? undefined : items[next]
    if (next === undefined || !item) return
    event.preventDefault()
    select(item.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {items.map((item, index) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${base}t${item.id}`}
            aria-controls={`${base}p${item.id}`}
            aria-selected={item.id === selected}
            tabIndex={item.id === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => select(item.id)}
            onKeyDown={(event) => move(event, index)}
          >
            {item.label}
          </button>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={`${base}p${item.id}`}
          aria-labelledby={`${base}t${item.id}`}
          hidden={item.id !== selected}
          tabIndex={0}
          className={styles.panel}
        >
          {item.content}
        </div>
      ))}
    </div>
  )
}
