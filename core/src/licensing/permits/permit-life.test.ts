import { describe, expect, it } from 'vitest'
import { statusNames } from '../../casework/requests/rules.ts'
import {
  bldsStatuses,
  canBecome,
  isPermitOver,
  permitSteps,
  permitStateNames,
  permitStates,
  permitStatus,
  permitTransitions,
  stateOfStatus,
} from './permit-life.ts'

/** All states that can follow. */
function reachable(from: (typeof permitStateNames)[number]): Set<string> {
  const found = new Set<string>()
  const waiting: (typeof permitStateNames)[number][] = [from]
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    const next = permitTransitions[state]
    // Its payment makes a due fee paid.
    for (const to of state === 'feeDue' ? [...next, 'paid' as const] : next) {
      if (found.has(to)) continue
      found.add(to)
      waiting.push(to)
    }
  }
  return found
}

describe('a permit’s life', () => {
  it('leads from the application to every state', () =>
    expect([...reachable('submitted'), 'submitted'].toSorted()).toEqual(
      permitStateNames.toSorted(),
    ))

  it('leads from a correction to a review only by a new check for completeness', () => {
    expect(permitTransitions.corrections).toContain('resubmitted')
    expect(canBecome('corrections', 'review')).toBe(false)
    expect(canBecome('resubmitted', 'review')).toBe(false)
    expect(permitTransitions.resubmitted).toContain('completeness')
  })

  it('asks for a fee only after the reviews, and issues only what is paid', () => {
    const before = (to: 'feeDue' | 'issued') =>
      permitStateNames.filter((from) => canBecome(from, to)).toSorted()
    expect(before('feeDue')).toEqual(['approved'])
    expect(before('issued')).toEqual(['expired', 'paid'])
  })

  it('is finished only from its inspections', () =>
    expect(permitStateNames.filter((from) => canBecome(from, 'final'))).toEqual(['inspections']))

  it('ends: of the closed ones an expired permit goes on, and one finished by mistake', () =>
    expect(
      permitStateNames.filter(
        (state) => isPermitOver(state) && permitTransitions[state].length > 0,
      ),
    ).toEqual(['final', 'expired']))
})

describe('statuses', () => {
  it('of the specification: each stands for a state', () =>
    expect(Object.keys(stateOfStatus).toSorted()).toEqual(statusNames.toSorted()))

  it('of a state lead back to it, but for those that share one', () => {
    const back = permitStateNames.filter(
      (state) => stateOfStatus[permitStatus(state, {})] !== state,
    )
    expect(back).toEqual(['corrections', 'resubmitted', 'revoked'])
  })

  it.each([
    ['submitted', { isNew: true }, 'New'],
    ['issued', { hasConditions: true }, 'Permit Issued with conditions'],
    ['inspections', { isBooked: true }, 'Scheduled'],
    ['denied', { isRejected: true }, 'Rejected'],
    ['denied', {}, 'Closed Not Approved'],
  ] as const)('of %s with %j is %s', (state, facts, status) =>
    expect(permitStatus(state, facts)).toBe(status),
  )

  it('of the open data: all six are in use', () =>
    expect(
      bldsStatuses.filter((blds) =>
        permitStateNames.some((state) => permitStates[state].blds === blds),
      ),
    ).toEqual(bldsStatuses))
})

describe('permitSteps', () => {
  const places = (...path: Parameters<typeof permitSteps>) =>
    permitSteps(...path).map(({ station, place }) => `${station} ${place}`)

  it('shows what is done, what happens now and what comes', () =>
    expect(places('feeDue', [])).toEqual([
      'applied past',
      'reviewed past',
      'paid active',
      'issued future',
      'inspected future',
      'closed future',
    ]))

  it('of a finished permit is all done', () =>
    expect(places('final', []).every((one) => one.endsWith(' past'))).toBe(true))

  it('of a refused permit ends where it got to', () => {
    expect(permitSteps('denied', ['applied'])).toEqual([
      { station: 'applied', place: 'past', isTerminated: false },
      { station: 'closed', place: 'active', isTerminated: true },
    ])
  })
})
