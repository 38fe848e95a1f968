import { useNavigate, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'
import type { Steps } from '../../../parts/desk/kept-steps.ts'
import { focusField } from '../../../parts/keys/focus-field.ts'
import { linkOf, rowAt, rowBeside } from '../../../parts/keys/rows.ts'
import { useKeys } from '../../../parts/keys/use-keys.ts'
import { type QueueSearch, queueHref } from './desk-search.ts'
import type { DeskQueue } from './queries.ts'

interface QueueKeysProps {
  desk: RefObject<HTMLElement | null>
  search: QueueSearch
  queue: DeskQueue
  openId: string | null
  steps: Steps
}

const detailIn = (desk: ParentNode | null) => desk?.querySelector('[data-pane=detail]') ?? null

const fields = { a: 'assignee', i: 'taker', s: 'to', q: 'question', r: 'reply', n: 'note' } as const

/** The list's keys: to move, to open, and to begin the usual actions. */
export function QueueKeys({ desk, search, queue, openId, steps }: QueueKeysProps) {
  const navigate = useNavigate()
  const router = useRouter()
  const pending = useRef<string | null>(null)
  const open = (href: string | undefined) => href !== undefined && void navigate({ href })

  // Once the request is shown, and after its title got the focus.
  useEffect(
    () =>
      router.subscribe('onRendered', () => {
        if (pending.current && focusField(detailIn(desk.current), pending.current))
          pending.current = null
      }),
    [desk, router],
  )

  function move(step: 1 | -1): void {
    if (openId !== null) return open((step === 1 ? steps.next : steps.previous)?.href) || undefined
    const row = rowBeside(desk.current, step)
    if (row) linkOf(row)?.focus()
    else open(pageBeside(step))
  }

  function pageBeside(step: 1 | -1): string | undefined {
    const { after: _after, before: _before, ...filter } = search
    const cursor = step === 1 ? queue.next : queue.previous
    if (cursor === null) return undefined
    return queueHref({ ...filter, ...(step === 1 ? { after: cursor } : { before: cursor }) })
  }

  function begin(field: string): void {
    if (openId !== null) {
      focusField(detailIn(desk.current), field)
      return
    }
    const link = linkOf(rowAt(desk.current))
    if (!link) return
    pending.current = field
    link.click()
  }

  useKeys([
    { key: 'j', label: 'Keys.Down', run: () => move(1) },
    { key: 'k', label: 'Keys.Up', run: () => move(-1) },
    { key: 'o', label: 'Keys.Open', run: () => linkOf(rowAt(desk.current))?.click() },
    { key: 'a', label: 'Keys.Assign', run: () => begin(fields.a) },
    { key: 'i', label: 'Desk.TakeIt', run: () => begin(fields.i) },
    { key: 's', label: 'Keys.Status', run: () => begin(fields.s) },
    { key: 'r', label: 'Keys.Reply', run: () => begin(fields.r) },
    { key: 'q', label: 'Desk.Ask', run: () => begin(fields.q) },
    { key: 'n', label: 'Keys.Note', run: () => begin(fields.n) },
    {
      key: '/',
      label: 'Keys.Find',
      run: () => focusField(desk.current, 'text'),
    },
    {
      key: 'u',
      label: 'Keys.Close',
      run: () => open(openId === null ? undefined : queueHref(search)),
    },
  ])
  return null
}
