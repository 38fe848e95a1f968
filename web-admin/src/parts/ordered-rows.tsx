import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '@portal/web-ui/button'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './ordered-rows.module.css'

export interface OrderedRow {
  readonly id: string
  readonly name: string
  readonly about?: ReactNode
  /** Besides those that move and remove it. */
  readonly actions?: ReactNode
  /** Below it, over its whole width. */
  readonly more?: ReactNode
}

/** The name of the buttons, whose value is what to do and the row's id. */
export const actField = 'act'

/**
 * Rows in a form, with buttons that move and remove them, by keyboard and without JavaScript too. The pressed button
 * keeps the focus when its row moves.
 */
export function OrderedRows({
  rows,
  mayChange,
}: {
  rows: readonly OrderedRow[]
  mayChange: boolean
}) {
  const { t } = useTexts()
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<string | null>(null)
  const shown = useRef('')
  const order = rows.map(({ id }) => id).join()
  useEffect(() => {
    if (shown.current === order) return
    shown.current = order
    const [act, id] = pressed.current?.split(' ') ?? []
    pressed.current = null
    if (!act || !id) return
    const button = (of: string) =>
      list.current?.querySelector<HTMLElement>(`button[value="${CSS.escape(`${of} ${id}`)}"]`)
    // At an end the button is gone.
    const next = button(act) ?? button(act === 'up' ? 'down' : 'up')
    next?.focus()
  }, [order])
  const act = (what: 'up' | 'down' | 'remove', { id, name }: OrderedRow) => {
    const words = { up: 'Up', down: 'Down', remove: 'Remove' } as const
    const value = `${what} ${id}`
    return (
      <Button
        type="submit"
        name={actField}
        value={value}
        look={what === 'remove' ? 'danger' : 'plain'}
        size="small"
        onClick={() => (pressed.current = value)}
      >
        <span aria-hidden>
          {t(what === 'remove' ? 'HomePage.RemoveSure' : `HomePage.${words[what]}`)}
        </span>
        <VisuallyHidden>{t(`HomePage.${words[what]}One`, { name })}</VisuallyHidden>
      </Button>
    )
  }
  return (
    <ol ref={list} className={styles.rows}>
      {rows.map((row, place) => (
        <li key={row.id}>
          <div className={styles.name}>
            <b>{row.name}</b>
            {row.about}
          </div>
          {mayChange && (
            <div className={styles.actions}>
              {place > 0 && act('up', row)}
              {place < rows.length - 1 && act('down', row)}
              {row.actions}
              <details>
                <summary>
                  <span aria-hidden>{t('HomePage.Remove')}</span>
                  <VisuallyHidden>{t('HomePage.RemoveOne', { name: row.name })}</VisuallyHidden>
                </summary>
                {act('remove', row)}
              </details>
            </div>
          )}
          {row.more && <div className={styles.below}>{row.more}</div>}
        </li>
      ))}
    </ol>
  )
}
