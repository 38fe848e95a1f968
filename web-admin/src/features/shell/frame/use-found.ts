import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { mayCall } from '@portal/core/access/rules'
import { permitNumberText } from '@portal/core/permits/rules'
import { useApp } from '@portal/web-ui/use-app'
import {
  findPeopleQuery,
  findPermitsQuery,
  personHref,
} from '../../accounts/people-search/queries.ts'
import type { Command } from './commands.ts'

/** Typing pauses after this long without a key. */
const pauseMs = 200
const minCharacters = 2
const maxPeople = 8

interface Found {
  readonly commands: readonly Command[]
  readonly hasFailed: boolean
}

/**
 * Records, people and organizations, then permits, by what was typed, when typing pauses. A person's
 * name finds their permits too, and the person is what it names.
 */
export function useFound(term: string): Found {
  const router = useRouter()
  const { page } = useApp()
  const text = useSettled(term.trim())
  const isAsked = text.length >= minCharacters && mayCall(page.viewer.roles, 'findPeople')
  const { data, isError, isLoading } = useQuery({ ...findPeopleQuery(text), enabled: isAsked })
  const isAskedOfPermits = text.length >= minCharacters && mayCall(page.viewer.roles, 'findPermits')
  const permits = useQuery({ ...findPermitsQuery(text), enabled: isAskedOfPermits })
  const open = (href: string) => () => void router.navigate({ href })
  const hits = data?.hits ?? []
  const people = data?.people ?? []
  return {
    hasFailed: (isAsked && isError) || (isAskedOfPermits && permits.isError),
    commands: [
      ...hits.map(({ href, title, label }): Command => ({
        key: href,
        label: `${title} ${label}`,
        run: open(href),
      })),
      ...people.slice(0, maxPeople).map((person): Command => {
        const { name, email, phone, address } = person
        const hint = [email, phone, address].find((part) => part && part !== name)
        const href = personHref(person)
        return { key: href, label: name, hint: hint ?? undefined, run: open(href) }
      }),
      // Added below the people, so that Enter never opens what moved under it.
      ...((isLoading ? null : permits.data) ?? []).map((permit): Command => ({
        key: permit.id,
        label: `${permitNumberText(permit)} ${permit.kind}`,
        hint: [permit.address, permit.ownerName].filter(Boolean).join(', '),
        run: open(`/permits/${permit.id}`),
      })),
    ],
  }
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettled, pauseMs, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
