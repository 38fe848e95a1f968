import { useRef, useState } from 'react'
import { queueLimits } from '@portal/core/case-queue/rules'
import { Button } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import frame from '../../../parts/desk/desk-frame.module.css'
import { rowAt } from '../../../parts/keys/rows.ts'
import { useKeys } from '../../../parts/keys/use-keys.ts'
import { apiQuery, type QueueSearch, queryText } from './desk-search.ts'
import { mayAct } from './may-act.ts'
import type { DeskQueue } from './queries.ts'
import { boxesIn } from './queue-dom.ts'
import { selection, selectForm } from './queue-forms.ts'
import { QueueRow } from './queue-row.tsx'
import styles from './queue.module.css'

interface QueueListProps {
  search: QueueSearch
  queue: DeskQueue
  openId: string | null
}

/** The rows of a page. Who may act selects some, and changes them together. */
export function QueueList(props: QueueListProps) {
  const { t } = useTexts()
  const { search, queue, openId } = props
  const isActing = mayAct(useApp().page.viewer.roles)
  if (queue.data.length === 0)
    return (
      <div className={frame.rows}>
        <EmptyState title={t('Desk.None')}>{t('Desk.NoneText')}</EmptyState>
      </div>
    )
  if (isActing) return <Selectable {...props} />
  return (
    <ol className={frame.rows} aria-label={t('Desk.Title')}>
      {queue.data.map((row) => (
        <QueueRow key={row.id} row={row} query={queryText(search)} isOpen={row.id === openId} />
      ))}
    </ol>
  )
}

function Selectable({ search, queue, openId }: QueueListProps) {
  const { t } = useTexts()
  const select = useAppForm(selectForm)
  const list = useRef<HTMLOListElement>(null)
  const { count, pick, toggle, clear, pickRange } = useSelection(list)
  useKeys([
    { key: 'x', label: 'Keys.Select', run: () => toggle() },
    { key: 'X', label: 'Keys.SelectTo', run: () => pickRange(rowAt(list.current)) },
  ])
  const query = queryText(search)
  return (
    <div className={styles.form}>
      <Form of={select} look="wide">
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('Desk.Select')}</legend>
          <ol ref={list} className={frame.rows} aria-label={t('Desk.Title')}>
            {queue.data.map((row) => (
              <QueueRow
                key={row.id}
                row={row}
                query={query}
                isOpen={row.id === openId}
                onPick={pick}
              />
            ))}
          </ol>
        </fieldset>
        <div className={styles.bulk}>
          {count > 0 && <output className={styles.count}>{t('Queue.Selected', { count })}</output>}
          <Button type="submit" look="quiet" size="small">
            {t('Desk.ChangeSelected')}
          </Button>
          <Button
            type="submit"
            look="plain"
            size="small"
            name={selection.all}
            value={queryText(apiQuery(search))}
          >
            <SelectAll total={queue.total} />
          </Button>
          {count > 0 && (
            <Button look="plain" size="small" onClick={clear}>
              {t('Queue.ClearSelection')}
            </Button>
          )}
        </div>
      </Form>
    </div>
  )
}

function SelectAll({ total }: { total: number }) {
  const { t, format } = useTexts()
  return total >= queueLimits.counted
    ? t('Queue.SelectAtLeast', { least: format.number(total) })
    : t('Queue.SelectAll', { count: total })
}

/** The checkboxes keep what is checked, so that the form works without JavaScript. */
function useSelection(list: { readonly current: HTMLOListElement | null }) {
  const [count, setCount] = useState(0)
  const last = useRef<HTMLInputElement | null>(null)
  const recount = () => setCount(boxesIn(list.current).filter(({ checked }) => checked).length)
  function toggle(): void {
    const box = rowAt(list.current)?.querySelector('input')
    if (!box) return
    box.checked = !box.checked
    last.current = box
    recount()
  }
  function pickRange(row: Element | null | undefined): void {
    const boxes = boxesIn(list.current)
    const to = boxes.findIndex((box) => row?.contains(box))
    if (to < 0) return
    const from = last.current ? boxes.indexOf(last.current) : to
    for (const box of boxes.slice(Math.min(from, to), Math.max(from, to) + 1)) box.checked = true
    last.current = boxes[to] ?? null
    recount()
  }
  function clear(): void {
    for (const box of boxesIn(list.current)) box.checked = false
    recount()
    // The button that was pressed is gone.
    last.current?.focus()
  }
  function pick(box: HTMLInputElement, isRange: boolean): void {
    if (isRange) return pickRange(box.closest('li'))
    last.current = box
    return recount()
  }
  return { count, pick, toggle, clear, pickRange }
}
