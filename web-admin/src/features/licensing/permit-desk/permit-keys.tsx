import { useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import type { Steps } from '../../../parts/desk/kept-steps.ts'
import { focusField } from '../../../parts/keys/focus-field.ts'
import { linkOf, rowAt, rowBeside } from '../../../parts/keys/rows.ts'
import { useKeys } from '../../../parts/keys/use-keys.ts'
import { apiQuery, listHref, type PermitSearch } from './desk-search.ts'
import { focusNextStep } from './next-step-dom.ts'
import type { PermitPage } from './queries.ts'

interface PermitKeysProps {
  desk: RefObject<HTMLDivElement | null>
  search: PermitSearch
  page: PermitPage
  openId: string | null
  steps: Steps
}

/** The desk's keys, the same as the case queue's: to move, to open, and to begin the next step. */
export function PermitKeys({ desk, search, page, openId, steps }: PermitKeysProps) {
  const navigate = useNavigate()
  const open = (href: string | undefined) => href !== undefined && void navigate({ href })

  function move(step: 1 | -1): void {
    if (openId !== null) return open((step === 1 ? steps.next : steps.previous)?.href) || undefined
    const row = rowBeside(desk.current, step)
    if (row) return linkOf(row)?.focus()
    const cursor = step === 1 ? page.next : page.previous
    if (cursor === null) return
    const place = step === 1 ? { after: cursor } : { before: cursor }
    open(listHref({ ...apiQuery(search), ...place }))
  }

  useKeys([
    { key: 'j', label: 'Keys.Down', run: () => move(1) },
    { key: 'k', label: 'Keys.Up', run: () => move(-1) },
    { key: 'o', label: 'Keys.Open', run: () => linkOf(rowAt(desk.current))?.click() },
    { key: 's', label: 'PermitDesk.KeyPrimary', run: () => focusNextStep(desk.current) },
    { key: '/', label: 'Keys.Find', run: () => focusField(desk.current, 'text') },
    {
      key: 'u',
      label: 'Keys.Close',
      run: () => open(openId === null ? undefined : listHref(search)),
    },
  ])
  return null
}
