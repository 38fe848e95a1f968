import { describe, expect, it } from 'vitest'
import { cellsAround, mapCell, metersBetween } from './map-cell.ts'
import { recordTypeNames } from './record-types.ts'
import { orderedSections } from './sections.ts'
import { caseSteps, stationsOf } from './status-path.ts'
import { isEndStatus, statusInformation, statusNames } from './statuses.ts'
import { afterPayment, cancelableStatuses, nextStatuses } from './transitions.ts'

describe('the path of a case', () => {
  const drawn = (listed: readonly string[], status: string) =>
    caseSteps(listed, status).map(({ status: one, place }) => `${one} ${place}`)

  it('ends in Complete while it is open, whatever ends are listed', () => {
    expect(drawn(['Submitted', 'Under Review', 'Closed', 'Cancelled'], 'Under Review')).toEqual([
      'Submitted past',
      'Under Review active',
      'Complete future',
    ])
  })

  it('ends in its final status', () => {
    const steps = caseSteps(['Submitted', 'Under Review', 'Complete', 'Closed'], 'Closed')
    expect(steps.at(-1)).toEqual({ status: 'Closed', place: 'active', isTerminated: true })
    expect(steps.map(({ status }) => status)).not.toContain('Complete')
  })

  it('is not terminated by Complete', () => {
    expect(caseSteps(['Submitted', 'Complete'], 'Complete').at(-1)?.isTerminated).toBe(false)
  })

  it('includes the current status, whichever it is', () => {
    for (const status of statusNames) expect(stationsOf(status)).toContain(status)
  })
})

describe('a request that was paid', () => {
  it.each(recordTypeNames)('changes status as the transitions allow (%s)', (recordType) => {
    const { first, later } = afterPayment[recordType]
    for (const next of [first, later])
      expect(nextStatuses(recordType, 'Pending Payment')).toContain(next)
    // Its payment can be reversed from there.
    for (const next of [first, later])
      expect(nextStatuses(recordType, next)).toContain('Pending Payment')
  })
})

describe('statuses', () => {
  it.each([
    ['Case', 'Issued', 'orange'],
    ['COE_Permit__c', 'Issued', 'green'],
    ['Case', 'Under Review', 'yellow'],
    ['Case', 'Complete', 'green'],
    ['Case', 'Cancelled', 'red'],
  ])('of a %s: %s is %s', (recordType, status, color) => {
    expect(statusInformation(recordType, status).color).toBe(color)
  })

  it('that are unknown are gray and shown by name', () => {
    expect(statusInformation('Case', 'Lost')).toEqual({ color: 'gray', translationKey: null })
  })

  it('reach a final status from every open one', () => {
    for (const recordType of recordTypeNames) {
      const reach = (from: (typeof statusNames)[number], seen: Set<string>): boolean =>
        nextStatuses(recordType, from).some((next) => {
          if (isEndStatus(next)) return true
          if (seen.has(next)) return false
          return reach(next, seen.add(next))
        })
      const open = statusNames.filter(
        (status) => !isEndStatus(status) && nextStatuses(recordType, status).length > 0,
      )
      for (const status of open)
        expect([recordType, status, reach(status, new Set())]).toContain(true)
    }
  })

  it('in which senders can cancel can become Cancelled', () => {
    for (const status of cancelableStatuses)
      expect([status, nextStatuses('Case', status).includes('Cancelled')]).toEqual([status, true])
  })
})

describe('Related Permits', () => {
  it('is fourth', () => {
    const labels = ['Related Permits', 'a', 'b', 'c', 'd'].map((label) => ({ label }))
    expect(orderedSections(labels).map(({ label }) => label)).toEqual([
      'a',
      'b',
      'c',
      'Related Permits',
      'd',
    ])
  })
})

describe('the cells of the map', () => {
  const here = { latitude: 42.04, longitude: -88.29 }

  it('cover 80 meters', () => {
    for (let degrees = 0; degrees < 360; degrees += 5) {
      const angle = (degrees * Math.PI) / 180
      const there = {
        latitude: here.latitude + (Math.sin(angle) * 80) / 111_195,
        longitude: here.longitude + (Math.cos(angle) * 80) / (111_195 * 0.7427),
      }
      expect(metersBetween(here, there)).toBeCloseTo(80, 0)
      expect(cellsAround(here)).toContain(mapCell(there))
    }
  })
})
